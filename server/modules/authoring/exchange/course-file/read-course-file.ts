import type { z } from 'zod'
import type { Unpacked } from '#platform/archives'
import { BadJson, eachInJson, type JsonValue } from '#platform/json-stream'
import { BadFormat } from '../bad-format.ts'
import type { CourseSink } from '../course-draft.ts'
import type { CourseAbout } from '../reader.ts'
import type { StoreFile } from '../store-files.ts'
import {
  courseFileEntry,
  courseFileHead,
  courseFileLesson,
  courseFileName,
  courseFileSection,
  pathInCourseFile,
} from './course-file.ts'

const mostFiles = 20_000
const mostLessons = 20_000

export interface CourseFileNeeds {
  readonly store: StoreFile
  /** Called with the number of files stored so far; throws when the import was cancelled. */
  readonly progress: (done: number, all: number) => Promise<void>
  readonly sink: CourseSink
}

/**
 * Reads a course that was written by `writeOut`, here or on another Arvand. Its outline is read twice, piece by piece:
 * first for the files, then for the lessons, which name the files by their new ids.
 */
export async function readCourseFile(unpacked: Unpacked, needs: CourseFileNeeds): Promise<CourseAbout> {
  const outline = unpacked.get(courseFileName)
  if (!outline) throw new BadFormat('not-a-course')
  const { head, files } = await readHead(outline.path)
  const newIds = await keepAll(unpacked, files, needs)
  await readSections(outline.path, newIds, needs.sink)
  const { course } = parsed(courseFileHead, renamed(head, newIds))
  return course
}

type Entry = z.output<typeof courseFileEntry>

/** Everything but the sections. */
async function readHead(path: string): Promise<{ head: unknown; files: readonly Entry[] }> {
  const head: Record<string, unknown> = {}
  const files: Entry[] = []
  const paths = ['$.format', '$.version', '$.writtenAt', '$.course', '$.files.*', '$.sections.*.lessons.*']
  await each(path, paths, async ({ path: [name = '', at], value }) => {
    if (name === 'files' && at !== undefined) files.push(parsed(courseFileEntry, value))
    else if (name !== 'sections') head[name] = value
    if (files.length > mostFiles) throw new BadFormat('damaged')
  })
  parsed(courseFileHead, head)
  return { head, files }
}

async function keepAll(
  unpacked: Unpacked,
  files: readonly Entry[],
  { store, progress, sink }: CourseFileNeeds,
): Promise<ReadonlyMap<string, string>> {
  const newIds = new Map<string, string>()
  for (const [at, { id, name, use }] of files.entries()) {
    const content = unpacked.get(pathInCourseFile(id))
    const fileId = content ? await store({ name, use, path: content.path }) : null
    if (fileId !== null) newIds.set(id, fileId)
    else {
      const reason = content ? 'file-refused' : 'file-missing'
      await sink.leave({ title: name, was: 'file', reason, within: null })
    }
    await progress(at + 1, files.length)
  }
  return newIds
}

async function readSections(
  path: string,
  newIds: ReadonlyMap<string, string>,
  sink: CourseSink,
): Promise<void> {
  let lessons = 0
  await each(
    path,
    ['$.sections.*.lessons.*', '$.sections.*'],
    async ({ path: [, at, , lessonAt], value }) => {
      if (typeof at !== 'number') return
      if (lessonAt === undefined) return sink.section(at, parsed(courseFileSection, value))
      if (++lessons > mostLessons) throw new BadFormat('damaged')
      const { id, ...lesson } = parsed(courseFileLesson, renamed(parsed(courseFileLesson, value), newIds))
      await sink.lesson(at, { ...lesson, key: id, was: lesson.content.kind })
    },
  )
}

async function each(
  path: string,
  paths: readonly string[],
  take: (value: JsonValue) => Promise<void>,
): Promise<void> {
  try {
    await eachInJson(path, paths, take)
  } catch (error) {
    throw error instanceof BadJson ? new BadFormat('damaged', error) : error
  }
}

function parsed<Shape>(shape: z.ZodType<Shape>, value: unknown): Shape {
  const read = shape.safeParse(value)
  if (read.success) return read.data
  throw new BadFormat('damaged', read.error)
}

/** The same value with the new ids of the files; parts that show a file that was not imported are removed. */
function renamed(value: unknown, newIds: ReadonlyMap<string, string>): unknown {
  const idOf = (fileId: string) => newIds.get(fileId) ?? null
  const drop = Symbol('drop')
  const rename = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(rename).filter((item) => item !== drop)
    if (typeof inner !== 'object' || inner === null) return inner
    const entries = Object.entries(inner).map(([key, one]) => [key, rename(one)] as const)
    const changed: Record<string, unknown> = Object.fromEntries(entries)
    if (typeof changed.coverFileId === 'string') return { ...changed, coverFileId: idOf(changed.coverFileId) }
    // The picture shown before a film; without it the film shows its own.
    if (typeof changed.posterFileId === 'string') changed.posterFileId = idOf(changed.posterFileId)
    if (typeof changed.fileId === 'string') {
      const fileId = idOf(changed.fileId)
      // A lesson may be without its film; captions, attachments and pictures without their file are removed.
      if (fileId === null && !('kind' in changed)) return drop
      return { ...changed, fileId }
    }
    return entries.some(([, one]) => one === drop) ? drop : changed
  }
  return rename(value)
}
