import type { ReviewNote } from '@arvand/contracts/course-review'

type Subject =
  | { readonly lessonId: string; readonly sectionId?: never }
  | { readonly sectionId: string; readonly lessonId?: never }

/** The notes on one lesson or one section. */
export const reviewNotesOf = (notes: readonly ReviewNote[], { lessonId, sectionId }: Subject): ReviewNote[] =>
  notes.filter((note) => (lessonId ? note.lessonId === lessonId : note.sectionId === sectionId))

/** The notes on the course itself, and on what is no longer in it. */
export const generalReviewNotes = (notes: readonly ReviewNote[]): ReviewNote[] =>
  notes.filter((note) => !note.lessonId && !note.sectionId)

/** How many notes are not done. */
export const countOpen = (notes: readonly ReviewNote[]): number =>
  notes.filter(({ isDone }) => !isDone).length
