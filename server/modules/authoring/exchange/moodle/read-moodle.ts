import { withLinks } from '@arvand/contracts/rich-text-walk'
import type { Unpacked } from '#platform/archives'
import { dividedText } from '#platform/html'
import { BadFormat } from '../bad-format.ts'
import { type CourseBank, withQuestionsThere } from '../course-bank.ts'
import type { CourseDraft, ForeignCourse, LeftOut, LessonDraft } from '../course-draft.ts'
import { dividedLesson } from '../divide-lesson.ts'
import { firstWords } from '../joined-text.ts'
import { keyOfLink, linkToCourse, linkToLesson } from '../lesson-links.ts'
import type { StoreFile } from '../store-files.ts'
import { Activity } from './activity.ts'
import { type Backup, type BackupActivity, readBackup } from './backup.ts'
import { readBackupFiles } from './backup-files.ts'
import { bringQuestions } from './bring-questions.ts'
import { moodleLink, PlacesOfLessons } from './moodle-links.ts'
import { QuestionBank } from './question-bank.ts'
import { countOf, type Gathered, lessonsOfSection, placeOf } from './read-section.ts'

export interface MoodleNeeds {
  readonly store: StoreFile
  readonly bank: CourseBank
  /** Called with the number of activities read so far; throws when the import was cancelled. */
  readonly progress: (done: number, all: number) => Promise<void>
}

/** Reads a Moodle 2+ backup of a course or an activity; the report has a reason for each that became no lesson. */
export async function readMoodle(
  unpacked: Unpacked,
  { store, bank: sink, progress }: MoodleNeeds,
): Promise<ForeignCourse> {
  const backup = await readBackup(unpacked)
  const all = backup.sections.reduce((sum, section) => sum + countOf(section), 0)
  let done = 0
  const leftOut: LeftOut[] = []
  const bank = await QuestionBank.read(unpacked, backup.title).catch(damagedBank(leftOut))
  const gathered: Gathered = {
    ...{ unpacked, bank, leftOut },
    courseContext: backup.courseContext,
    files: await readBackupFiles(unpacked, backup.courseContext, store),
    link: (href) => moodleLink(href, backup.site, backup.courseId),
    places: new PlacesOfLessons(),
    step: () => progress(++done, all),
  }
  const sections: { title: string; lessons: LessonDraft[] }[] = []
  for (const section of backup.sections) {
    const lessons = await lessonsOfSection(section, gathered)
    if (lessons.length > 0) sections.push({ title: section.title, lessons })
  }
  const came = bank ? await bringQuestions(bank, gathered, sink) : new Set<string>()
  const about = await aboutOf(backup, gathered)
  const earlier = new Set<string>()
  return {
    course: {
      ...about,
      sections: sections
        .map((one) => led(one, gathered, earlier))
        .map((one) => withQuestionsThere(one, came, leftOut)),
    },
    leftOut,
  }
}

/** A bank that cannot be read must not stop the lessons. */
const damagedBank =
  (leftOut: LeftOut[]) =>
  (error: unknown): null => {
    if (!(error instanceof BadFormat)) throw error
    leftOut.push({ title: 'questions.xml', was: 'bank', reason: 'damaged', within: null })
    return null
  }

/** A section with links to its lessons; a link whose target did not become a lesson is reported, its words stay. */
function led(
  { title, lessons }: { readonly title: string; readonly lessons: readonly LessonDraft[] },
  { places, leftOut }: Gathered,
  earlier: Set<string>,
): CourseDraft['sections'][number] {
  const leave = (lesson: LessonDraft, words: string, was: string, reason: LeftOut['reason']) =>
    leftOut.push({ title: words.slice(0, 200), was, reason, within: lesson.title, ...placeOf(title) })
  const follow = (lesson: LessonDraft) => (href: string, words: string) => {
    const key = keyOfLink(href)
    if (key === null || href === linkToCourse) return href
    const found = places.find(key)
    if (found !== undefined) return linkToLesson(found)
    leave(lesson, words, 'link', 'link-lost')
    return null
  }
  const requiredOf = (lesson: LessonDraft) => {
    const found = [...new Set(lesson.requires.map((key) => places.find(key)))]
    // A lesson may require only earlier ones, so that no two lessons wait for each other.
    const requires = found.flatMap((key) => (key !== undefined && earlier.has(key) ? [key] : []))
    if (requires.length < found.length) leave(lesson, lesson.title, lesson.was, 'condition-lost')
    if (lesson.isPublished) earlier.add(lesson.key)
    return requires
  }
  return {
    title,
    releaseAfterDays: null,
    lessons: lessons.flatMap((lesson) => {
      const { content } = lesson
      const requires = requiredOf(lesson)
      if (!content.body) return [{ ...lesson, requires }]
      const body = withLinks(content.body, follow(lesson))
      return dividedLesson({ ...lesson, requires, content: { ...content, body } })
    }),
  }
}

async function aboutOf(backup: Backup, gathered: Gathered): Promise<Omit<CourseDraft, 'sections'>> {
  const about: BackupActivity = { kind: 'course', title: backup.title, moduleId: '', folder: '' }
  const { files, leftOut, places } = gathered
  const activity = new Activity(about, gathered)
  const whole = await activity.html(backup.summary, files.area(backup.courseContext, 'course', 'summary'))
  const [description = whole, ...rest] = dividedText(whole)
  for (const text of rest) activity.leave(firstWords(text), 'too-long')
  const [cover] = files
    .area(backup.courseContext, 'course', 'overviewfiles')
    .filter(({ type }) => type.startsWith('image/'))
  const coverFileId = cover ? await activity.take(cover, 'cover') : null
  // A course's description can have pictures, but no attached files.
  for (const { title } of activity.attachments) activity.leave(title, 'file-refused')
  leftOut.push(...activity.leftOut.map((part) => ({ ...part, was: 'course', within: backup.title })))
  return {
    title: backup.title,
    summary: firstWords(description),
    description: withLinks(description, (href) => {
      const key = keyOfLink(href)
      const found = key === null ? undefined : places.find(key)
      return key === null || href === linkToCourse ? href : found === undefined ? null : linkToLesson(found)
    }),
    outcomes: [],
    requirements: [],
    category: null,
    level: 'everyone',
    accessDays: null,
    coverFileId,
  }
}
