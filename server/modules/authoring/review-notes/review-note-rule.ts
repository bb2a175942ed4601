import { mostReviewNotes } from '@arvand/contracts/course-review'
import type { CourseState } from '@arvand/contracts/courses'

/** Pure: notes are written, and topics ticked, while a course waits for a decision. */
export const whyNotReview = (state: CourseState): 'courses.not-in-review' | null =>
  state === 'inReview' ? null : 'courses.not-in-review'

/** Pure: a course takes so many notes in all its reviews. */
export const whyNotNote = (noted: number): 'courses.too-many-review-notes' | null =>
  noted < mostReviewNotes ? null : 'courses.too-many-review-notes'

interface Note {
  /** The decision with which the teachers got it. */
  readonly turn_id: string | null
}

/** Pure: what the teachers have got stays. */
export const whyNotRemoveNote = ({ turn_id }: Note): 'courses.review-note-sent' | null =>
  turn_id === null ? null : 'courses.review-note-sent'

/** Pure: only what the teachers have got can be done. */
export const whyNotMark = ({ turn_id }: Note): 'courses.review-note-unsent' | null =>
  turn_id === null ? 'courses.review-note-unsent' : null
