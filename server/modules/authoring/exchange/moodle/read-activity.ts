import type { LeftOutReason } from '@arvand/contracts/teacher/exchange'
import type { Activity, Given } from './activity.ts'
import { readAssignment } from './read-assignment.ts'
import { readFolder, readImscp, readResource, readScorm, readUrl } from './read-file.ts'
import { readLesson } from './read-lesson.ts'
import { readBook, readGlossary, readLabel, readPage } from './read-page.ts'
import { readQuiz } from './read-quiz.ts'

const readers: Readonly<Record<string, (activity: Activity) => Promise<Given>>> = {
  page: readPage,
  label: readLabel,
  book: readBook,
  glossary: readGlossary,
  lesson: readLesson,
  resource: readResource,
  folder: readFolder,
  url: readUrl,
  scorm: readScorm,
  imscp: readImscp,
  assign: readAssignment,
  quiz: readQuiz,
}

/** Kinds of activities that cannot become lessons, each with its reason. */
const reasons: Readonly<Record<string, LeftOutReason>> = {
  qbank: 'became-bank',
  choice: 'surveys-come-later',
  feedback: 'surveys-come-later',
  survey: 'surveys-come-later',
  bigbluebuttonbn: 'live-comes-later',
  forum: 'discussion-is-of-people',
  chat: 'discussion-is-of-people',
  wiki: 'discussion-is-of-people',
  data: 'discussion-is-of-people',
  workshop: 'discussion-is-of-people',
  lti: 'works-only-there',
  h5pactivity: 'h5p',
  hvp: 'h5p',
  subsection: 'became-section',
}

/** Reads the lessons of an activity, or why there are none. */
export async function readActivity(activity: Activity): Promise<Given> {
  const { kind } = activity.about
  const read = readers[kind]
  if (!read) return reasons[kind] ?? 'unknown-kind'
  const given = await read(activity)
  if (typeof given === 'string') return given
  return given.map((lesson) => ({
    ...lesson,
    title: lesson.title.trim() || activity.about.title.trim() || '…',
  }))
}
