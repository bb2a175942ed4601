import {
  countParts,
  courseOfLesson,
  findPackage,
  findPackageFile,
  prepareAgain,
  preparePackage,
  sentenceOfPackage,
  sizeOf,
} from '#modules/courses'
import type { AuthoringParts } from '../parts.ts'

interface Asking {
  readonly lessonId: string
  readonly personId: string
}

const nothing = {
  percent: 0,
  trouble: null,
  mayTryAgain: false,
  title: null,
  standard: null,
  parts: 0,
  report: null,
}

/** A lesson's package as those who teach see it. */
export async function showPackage(parts: AuthoringParts, { lessonId, personId }: Asking) {
  const { db } = parts
  const fileId = await fileFor(parts, { lessonId, personId })
  if (fileId === null) return { ...nothing, fileId, state: 'missing' as const }
  const found = await findPackage(db, fileId)
  // One that was attached before packages were unpacked at once.
  if (!found) await preparePackage(parts, fileId)
  if (!found) return { ...nothing, fileId, state: 'waiting' as const }
  const { state, percent, trouble, title, standard, left_out, outside_hosts } = found
  const isReady = state === 'ready'
  return {
    fileId,
    state,
    percent,
    trouble: trouble && sentenceOfPackage(trouble),
    mayTryAgain: trouble === 'inner',
    title,
    standard,
    parts: isReady ? await countParts(db, fileId) : 0,
    report: isReady
      ? { ...(await sizeOf(db, fileId)), leftOut: [...left_out], outsideHosts: [...outside_hosts] }
      : null,
  }
}

/** Tries once more what could not be unpacked. */
export async function unpackAgain(parts: AuthoringParts, asking: Asking) {
  const fileId = await fileFor(parts, asking, 'write')
  if (fileId !== null) await prepareAgain(parts, fileId)
  return showPackage(parts, asking)
}

async function fileFor({ db }: AuthoringParts, { lessonId, personId }: Asking, right?: 'write') {
  const courseId = await courseOfLesson(db, lessonId, personId, right)
  return (await findPackageFile(db, courseId, lessonId))?.fileId ?? null
}
