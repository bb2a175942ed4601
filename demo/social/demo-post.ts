import type { LinkPreview } from '@arvand/contracts/social'

/** A teacher or known account by handle, or somebody of the crowd by their place in it. */
type Writer = string | number

export interface DemoPost {
  readonly by: Writer
  readonly text: string
  readonly likes: number
  /** `course`: for the people of the writer's first course. */
  readonly visibility?: 'followers' | 'course'
  /** Choices with how many of the crowd voted for each. */
  readonly poll?: { readonly days: number; readonly choices: readonly (readonly [string, number])[] }
  /** Of its first link. */
  readonly preview?: LinkPreview
  readonly comments: readonly { readonly by: Writer; readonly text: string }[]
}
