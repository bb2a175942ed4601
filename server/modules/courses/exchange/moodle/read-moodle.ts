import { z } from 'zod'
import type { Unpacked } from '#platform/archives'
import { BadFormat } from '../bad-format.ts'
import type { LeftOut, LessonDraft, Reading, SectionDraft } from '../course-draft.ts'
import type { Keep } from '../keep-files.ts'
import { Activity, type GivenLesson } from './activity.ts'
import { type Backup, type BackupActivity, type BackupSection, readBackup } from './backup.ts'
import { type BackupFile, type BackupFiles, readBackupFiles } from './backup-files.ts'
import { readActivity } from './read-activity.ts'
import { firstWords, isEmpty } from './texts.ts'
import { text } from './xml.ts'

export interface MoodleNeeds {
  readonly keep: Keep
  /** Hears how many of the activities have been read; throws when the work was called off. */
  readonly progress: (done: number, all: number) => Promise<void>
}

/** A Moodle 2+ course or activity backup as a course of ours; every activity is a lesson now, or told with its reason. */
export async function readMoodle(
  unpacked: Unpacked,
  { keep, progress }: MoodleNeeds,
): Promise<Omit<Reading, 'files'>> {
  const backup = await readBackup(unpacked)
  const files = await readBackupFiles(unpacked, keep)
  const all = backup.sections.reduce((sum, { activities }) => sum + activities.length, 0)
  const leftOut: LeftOut[] = []
  const sections: SectionDraft[] = []
  let done = 0
  for (const section of backup.sections) {
    const lessons: LessonDraft[] = []
    const pictures = files.area(backup.courseContext, 'course', 'section', section.id)
    lessons.push(...(await summaryOf(section, pictures, unpacked, files, leftOut)))
    for (const about of section.activities) {
      lessons.push(...(await lessonsOf(new Activity(about, unpacked, files), section.isHidden, leftOut)))
      await progress(++done, all)
    }
    if (lessons.length > 0) sections.push({ title: section.title, releaseAfterDays: null, lessons })
  }
  return { course: await courseOf(backup, sections, unpacked, files, leftOut), leftOut }
}

const moduleFile = z.object({ module: z.object({ visible: text }) })

async function lessonsOf(activity: Activity, isHidden: boolean, leftOut: LeftOut[]): Promise<LessonDraft[]> {
  const { about } = activity
  const given = await readActivity(activity).catch((error: unknown) => {
    // One that cannot be read does not keep the others out.
    if (error instanceof BadFormat) return 'damaged' as const
    throw error
  })
  if (typeof given === 'string') {
    leftOut.push({ title: about.title, was: about.kind, reason: given, within: null })
    return []
  }
  leftOut.push(...activity.leftOut.map((part) => ({ ...part, was: about.kind, within: about.title })))
  const isPublished = !isHidden && (await activity.read('module.xml', moduleFile))?.module.visible !== '0'
  return given.map((lesson, at) => draftOf(lesson, `${about.moduleId}-${at}`, about.kind, isPublished))
}

const draftOf = (
  { title, content }: GivenLesson,
  key: string,
  was: string,
  isPublished: boolean,
): LessonDraft => ({
  key,
  title: title.slice(0, 160),
  was,
  minutes: 0,
  isPreview: false,
  isPublished,
  releaseAfterDays: null,
  requires: [],
  content,
})

/** What a section says of itself becomes its first lesson. */
async function summaryOf(
  section: BackupSection,
  pictures: readonly BackupFile[],
  unpacked: Unpacked,
  files: BackupFiles,
  leftOut: LeftOut[],
): Promise<LessonDraft[]> {
  if (section.summary.trim() === '') return []
  const about: BackupActivity = { kind: 'section', title: section.title, moduleId: '', folder: '' }
  const activity = new Activity(about, unpacked, files)
  const body = await activity.text(section.summary, pictures)
  leftOut.push(...activity.leftOut.map((part) => ({ ...part, was: 'section', within: section.title })))
  if (isEmpty(body)) return []
  const title = section.title || firstWords(body)
  return [
    draftOf(
      { title, content: { kind: 'text', body, attachments: [] } },
      `section-${title}`,
      'section',
      !section.isHidden,
    ),
  ]
}

async function courseOf(
  backup: Backup,
  sections: readonly SectionDraft[],
  unpacked: Unpacked,
  files: BackupFiles,
  leftOut: LeftOut[],
): Promise<Reading['course']> {
  const about: BackupActivity = { kind: 'course', title: backup.title, moduleId: '', folder: '' }
  const activity = new Activity(about, unpacked, files)
  const description = await activity.text(
    backup.summary,
    files.area(backup.courseContext, 'course', 'summary'),
  )
  leftOut.push(...activity.leftOut.map((part) => ({ ...part, was: 'course', within: backup.title })))
  return {
    title: backup.title,
    summary: firstWords(description),
    description,
    outcomes: [],
    requirements: [],
    category: null,
    level: 'everyone',
    accessDays: null,
    coverFileId: null,
    sections,
  }
}
