import type { ListRows } from '#platform/keyset'

/** One thing that waits for a manager's decision. */
export interface QueuedItem {
  readonly id: string
  /** Persian: what it is, in a few words. */
  readonly title: string
  /** The name of the one whom it concerns; null where nobody is known. */
  readonly person: string | null
  /** Since when it waits. */
  readonly at: Date
  /** A path on our site where it is decided: its own page, or the list narrowed to it. */
  readonly link: string
}

/** All things of one kind that wait for a manager's decision. */
export interface Queue {
  /** The code of the attention item that counts them. */
  readonly code: string
  /** Persian, to be read after a number: «مقاله». */
  readonly title: string
  /** The longest waiting first, of equal instants by id. */
  readonly items: ListRows<QueuedItem>
}
