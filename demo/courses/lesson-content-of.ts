import { type LessonContent, lessonContent } from '@arvand/contracts/lesson-content'
import { addDays } from '@arvand/persian/days'
import { dayAt, instantAt } from '@arvand/persian/zone'
import { demoId, idIn, standInFor } from '../ids.ts'
import type { DemoLesson } from './read-lesson.ts'

/** Ids of the stored files, by their names. */
export type StoredFiles = ReadonlyMap<string, string>

/** The content of a demo lesson, checked against the contract. The ids inside are made of `name` and `at`. */
export function contentOf(
  lesson: DemoLesson,
  files: StoredFiles,
  name: string,
  at: Date,
  now: Date,
): LessonContent {
  const { kind, settings } = lesson
  const idOf = (file: string) => idIn(files, file)
  const own = {
    text: {},
    file: {},
    video: heard(lesson, idOf),
    audio: heard(lesson, idOf),
    embed: { url: settings.url ?? null },
    scorm: { fileId: settings.file ? idOf(settings.file) : null },
    assignment: {
      accepts: settings.accepts,
      mostFiles: settings.mostFiles,
      dueDays: settings.dueDays,
      ...(settings.dueInDays ? { dueAt: endOfDay(now, settings.dueInDays) } : {}),
      rubric: rubricOf(lesson, name, at),
    },
  }
  if (!isOurs(kind, own)) throw new Error(`${name}: the demo has no ${kind}`)
  const attachments = (settings.attachments ?? []).map(({ file, title }) => ({ fileId: idOf(file), title }))
  const body = withPictures(lesson, idOf)
  return lessonContent.parse({ kind, body, attachments, ...own[kind] })
}

/** A minute before midnight in Tehran, so many days from today. */
const endOfDay = (now: Date, days: number): string =>
  new Date(instantAt(addDays(dayAt(now), days + 1)).getTime() - 60_000).toISOString()

/** The body with the ids of its pictures in place of the placeholders. */
const withPictures = ({ body, pictures }: DemoLesson, idOf: (file: string) => string): unknown =>
  JSON.parse(
    pictures.reduce((text, name) => text.replaceAll(standInFor(name), idOf(name)), JSON.stringify(body)),
  )

const isOurs = <Own extends object>(kind: string, own: Own): kind is keyof Own & string => kind in own

function heard({ settings }: DemoLesson, idOf: (file: string) => string) {
  return {
    fileId: settings.file ? idOf(settings.file) : null,
    captions: (settings.captions ?? []).map(({ file, label }) => ({
      fileId: idOf(file),
      language: 'fa',
      label,
    })),
    chapters: settings.chapters ?? [],
  }
}

const rubricOf = ({ settings }: DemoLesson, name: string, at: Date) =>
  Object.entries(settings.rubric ?? {}).map(([title, levels]) => ({
    id: demoId(`${name} ${title}`, at),
    title,
    levels: Object.entries(levels).map(([level, points]) => ({
      id: demoId(`${name} ${title} ${level}`, at),
      title: level,
      points,
    })),
  }))
