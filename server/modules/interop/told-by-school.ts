/** What a school may open here. */
export interface SchoolItem {
  readonly kind: 'course' | 'lesson'
  readonly id: string
}

/** What is kept of a launch until its person is in. */
export type Told =
  | {
      readonly message: 'visit'
      readonly subject: string
      readonly name: string | null
      readonly email: string | null
      readonly item: SchoolItem
      /** Where the mark goes; null: there is none, or this person learns nothing there. */
      readonly lineItem: string | null
    }
  | {
      readonly message: 'choosing'
      readonly deployment: string
      readonly returnUrl: string
      readonly data: string | null
    }
