import { showPreviewLesson } from '@arvand/contracts/home/preview-lessons'
import {
  savePosition as keepPositionEndpoint,
  openCourse,
  renewCalendarAddress as renewCalendarEndpoint,
  showAgenda,
  showCalendarAddress,
  showLesson as showLessonEndpoint,
  takeStep as takeStepEndpoint,
} from '@arvand/contracts/panel/courses'
import {
  exportNotes,
  listNotes as listNotesEndpoint,
  removeNote as removeNoteEndpoint,
  saveNote as saveNoteEndpoint,
} from '@arvand/contracts/panel/notes'
import { searchTranscripts, showTranscript } from '@arvand/contracts/panel/transcripts'
import { instantAt } from '@arvand/persian/zone'
import { type Route, route } from '#platform/http/route'
import { refuseIf } from '#platform/refusal'
import { wholeList } from '#platform/whole-list'
import type { CoursesParts } from '../parts.ts'
import { findAgenda } from './calendar/agenda-queries.ts'
import { calendarAddress, renewCalendarAddress } from './calendar/calendar-address.ts'
import { learnerOf } from './course-access.ts'
import { listNotes, notesInOrder } from './notes/note-queries.ts'
import { notesAsText } from './notes/notes-as-text.ts'
import { removeNote, saveNote } from './notes/save-note.ts'
import { previewLesson } from './preview-lesson.ts'
import { openLesson, showLesson } from './show-lesson.ts'
import { recordPosition, takeStep } from './take-step.ts'
import { findCues, searchCues } from './transcripts/transcript-queries.ts'
import { whyNotReadLesson } from './whether-open.ts'

/** Lessons as their learners have them, and what hangs on them: each person's own alone. */
export const learningRoutes = (parts: CoursesParts): Route[] => [
  ...lessonRoutes(parts),
  ...noteRoutes(parts),
  ...transcriptRoutes(parts),
  ...calendarRoutes(parts),
]

const lessonRoutes = (parts: CoursesParts): Route[] => [
  route(showLessonEndpoint, ({ input, actor }) => showLesson(parts, actor, input.courseId, input.lessonId)),
  route(openCourse, ({ input: { slug, lessonId, quiet }, actor }) =>
    openLesson(parts, actor, { slug }, lessonId, quiet),
  ),
  route(takeStepEndpoint, ({ input, actor }) => takeStep(parts, { ...input, personId: actor.personId })),
  route(keepPositionEndpoint, ({ input, actor }) =>
    recordPosition(parts, { ...input, personId: actor.personId }),
  ),
  route(showPreviewLesson, ({ input }) => previewLesson(parts, input.slug, input.lessonId)),
]

const noteRoutes = (parts: CoursesParts): Route[] => [
  route(listNotesEndpoint, ({ input, actor }) => listNotes(parts.db, actor.personId, input)),
  route(saveNoteEndpoint, ({ input: { requestId: _, ...wish }, actor, request }) =>
    saveNote(parts, request, learnerOf(actor), wish),
  ),
  route(removeNoteEndpoint, ({ input, actor }) => removeNote(parts, actor.personId, input.noteId)),
  route(exportNotes, async ({ input, actor }) => ({
    text: notesAsText(await notesInOrder(parts.db, actor.personId), input.as),
  })),
]

const transcriptRoutes = ({ db, clock }: CoursesParts): Route[] => [
  route(showTranscript, async ({ input, actor }) => {
    refuseIf(await whyNotReadLesson(db, input.lessonId, learnerOf(actor), clock.now()))
    return { cues: await findCues(db, input.lessonId) }
  }),
  route(searchTranscripts, ({ input, actor }) =>
    searchCues(db, actor.personId, clock.now(), input.q, input.cursor),
  ),
]

const calendarRoutes = (parts: CoursesParts): Route[] => [
  route(showAgenda, async ({ input: { from, to }, actor }) =>
    wholeList(await findAgenda(parts, actor.personId, instantAt(from), instantAt(to, '24:00'))),
  ),
  route(showCalendarAddress, ({ actor }) => calendarAddress(parts, actor.personId)),
  route(renewCalendarEndpoint, ({ actor }) => renewCalendarAddress(parts, actor.personId)),
]
