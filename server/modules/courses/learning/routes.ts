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
import type { CoursesDeps } from '../deps.ts'
import { findAgenda } from './calendar/agenda-queries.ts'
import { calendarAddress, renewCalendarAddress } from './calendar/calendar-address.ts'
import { learnerOf } from './course-access.ts'
import { listNotes, notesInOrder } from './notes/note-queries.ts'
import { notesAsText } from './notes/notes-as-text.ts'
import { removeNote, saveNote } from './notes/save-note.ts'
import { previewLesson } from './preview-lesson.ts'
import { openLesson, showLesson } from './show-lesson.ts'
import { recordPosition, takeStep } from './take-step.ts'
import { findTranscript, searchCues } from './transcripts/transcript-queries.ts'
import { whyNotReadLesson } from './whether-open.ts'

/** Lessons for their learners, with notes, transcripts and calendar: each person gets only their own. */
export const learningRoutes = (deps: CoursesDeps): Route[] => [
  ...lessonRoutes(deps),
  ...noteRoutes(deps),
  ...transcriptRoutes(deps),
  ...calendarRoutes(deps),
]

const lessonRoutes = (deps: CoursesDeps): Route[] => [
  route(showLessonEndpoint, ({ input, actor }) => showLesson(deps, actor, input.courseId, input.lessonId)),
  route(openCourse, ({ input: { slug, lessonId, quiet }, actor }) =>
    openLesson(deps, actor, { slug }, lessonId, quiet),
  ),
  route(takeStepEndpoint, ({ input, actor }) => takeStep(deps, { ...input, personId: actor.personId })),
  route(keepPositionEndpoint, ({ input, actor }) =>
    recordPosition(deps, { ...input, personId: actor.personId }),
  ),
  route(showPreviewLesson, ({ input }) => previewLesson(deps, input.slug, input.lessonId)),
]

const noteRoutes = (deps: CoursesDeps): Route[] => [
  route(listNotesEndpoint, ({ input, actor }) => listNotes(deps.db, actor.personId, input)),
  route(saveNoteEndpoint, ({ input: { requestId: _, ...wish }, actor, request }) =>
    saveNote(deps, request, learnerOf(actor), wish),
  ),
  route(removeNoteEndpoint, ({ input, actor }) => removeNote(deps, actor.personId, input.noteId)),
  route(exportNotes, async ({ input, actor }) => ({
    text: notesAsText(await notesInOrder(deps.db, actor.personId), input.as),
  })),
]

const transcriptRoutes = ({ db, clock, lessonSources }: CoursesDeps): Route[] => [
  route(showTranscript, async ({ input, actor }) => {
    refuseIf(await whyNotReadLesson(db, input.lessonId, learnerOf(actor), clock.now()))
    return { cues: await findTranscript(db, lessonSources, input.lessonId) }
  }),
  route(searchTranscripts, ({ input, actor }) =>
    searchCues(db, actor.personId, clock.now(), input.q, input.cursor),
  ),
]

const calendarRoutes = (deps: CoursesDeps): Route[] => [
  route(showAgenda, async ({ input: { from, to }, actor }) =>
    wholeList(await findAgenda(deps, actor.personId, instantAt(from), instantAt(to, '24:00'))),
  ),
  route(showCalendarAddress, ({ actor }) => calendarAddress(deps, actor.personId)),
  route(renewCalendarEndpoint, ({ actor }) => renewCalendarAddress(deps, actor.personId)),
]
