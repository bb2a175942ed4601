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
import type { AuthoringDeps } from '../deps.ts'

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

/** A lesson's package as the teachers of the course see it. */
export async function showPackage(deps: AuthoringDeps, { lessonId, personId }: Asking) {
  const { db } = deps
  const fileId = await fileFor(deps, { lessonId, personId })
  if (fileId === null) return { ...nothing, fileId, state: 'missing' as const }
  const found = await findPackage(db, fileId)
  // The package was attached before packages were unpacked on attaching.
  if (!found) await preparePackage(deps, fileId)
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

/** Tries again to unpack a package. */
export async function unpackAgain(deps: AuthoringDeps, asking: Asking) {
  const fileId = await fileFor(deps, asking, 'write')
  if (fileId !== null) await prepareAgain(deps, fileId)
  return showPackage(deps, asking)
}

async function fileFor({ db }: AuthoringDeps, { lessonId, personId }: Asking, right?: 'write') {
  const courseId = await courseOfLesson(db, lessonId, personId, right)
  return (await findPackageFile(db, courseId, lessonId))?.fileId ?? null
}
