import { sql } from 'kysely'
import type { Actor } from '#platform/actor'
import type { Db } from '#platform/database'
import { refuse, refuseIf } from '#platform/refusal'
import { findStaff } from '../course/course-staff.ts'
import type { CoursesDeps } from '../deps.ts'
import { findEnrolment } from '../enrolments/enrolment-queries.ts'
import { learnerOf } from '../learning/course-access.ts'
import { whyNotReadLesson } from '../learning/whether-open.ts'
import { entranceTo } from './host/capability.ts'
import type { Standard } from './manifest.ts'
import {
  findPackage,
  findPackageFile,
  findParts,
  findStates,
  type Package,
  type PackagePart,
  sizeOf,
} from './package-queries.ts'
import { sentenceOfPackage } from './package-trouble.ts'
import { beginningOf, type Data, isDone, stateOf } from './part-state.ts'
import { preparePackage } from './prepare-package.ts'
import { withSpentTime } from './spent-time.ts'
import { packages } from './tables.ts'

export interface Opening {
  readonly courseId: string
  readonly lessonId: string
  readonly part?: string | undefined
}

const nothing = {
  percent: 0,
  trouble: null,
  title: null,
  standard: null,
  parts: [],
  launch: null,
  report: null,
}

/** Opens a lesson's package for the actor, with one of its parts ready to be played. */
export async function openPackage(deps: CoursesDeps, actor: Actor, opening: Opening) {
  const { db, clock } = deps
  const { courseId, lessonId } = opening
  const file = (await findPackageFile(db, courseId, lessonId)) ?? refuse('courses.unknown-lesson')
  refuseIf(await whyNotReadLesson(db, lessonId, learnerOf(actor), clock.now()))
  if (file.fileId === null) return { ...nothing, state: 'missing' as const }
  const found = await findPackage(db, file.fileId)
  if (!found) await preparePackage(deps, file.fileId)
  if (!found || found.state === 'waiting')
    return { ...nothing, state: 'waiting' as const, percent: found?.percent ?? 0 }
  if (found.state === 'failed')
    return {
      ...nothing,
      state: 'failed' as const,
      trouble: found.trouble && sentenceOfPackage(found.trouble),
    }
  return ready(deps, actor, opening, found)
}

async function ready(deps: CoursesDeps, actor: Actor, opening: Opening, found: Package) {
  const { db } = deps
  const { standard, title, folder, file_id: fileId } = found
  if (!standard || !folder) throw new Error(`package ${fileId} is ready without its folder`)
  const [rows, enrolment, staff] = await Promise.all([
    findParts(db, fileId),
    findEnrolment(db, opening.courseId, actor.personId),
    findStaff(db, opening.courseId, actor.personId),
  ])
  // Staff only look: they get no stored progress and the player saves none, even when they were enrolled once.
  const learns = enrolment !== undefined && !staff
  const states = learns ? await findStates(db, enrolment.id, opening.lessonId) : new Map<string, Data>()
  const shown = rows.map((row) => ({ row, state: stateOf(standard, row.kind, states.get(row.identifier)) }))
  const chosen = choose(shown, opening.part, [...states.keys()].at(-1))
  const learner = { id: actor.personId, name: await nameOf(db, actor.personId) }
  const { identifier, href, kind, given } = chosen
  const kept =
    learns &&
    (await keptOf(db, standard, states.get(identifier), {
      enrolmentId: enrolment.id,
      lessonId: opening.lessonId,
      part: identifier,
    }))
  return {
    state: 'ready' as const,
    percent: 100,
    trouble: null,
    title,
    standard,
    parts: shown.map(({ row, state }) => ({
      identifier: row.identifier,
      title: row.title,
      depth: row.depth,
      isFree: row.is_free,
      goesBack: row.goes_back,
      ...state,
    })),
    launch: {
      part: identifier,
      standard,
      kind,
      url: entranceTo(deps, fileId),
      href,
      data: beginningOf({ standard, given, kept: kept || undefined, learner, learns }),
      keeps: learns,
    },
    report: staff
      ? {
          ...(await sizeOf(db, fileId)),
          leftOut: [...found.left_out],
          outsideHosts: [...found.outside_hosts],
        }
      : null,
  }
}

interface Place {
  readonly enrolmentId: string
  readonly lessonId: string
  readonly part: string
}

/** What is stored of a part, with the time of a last session that was never ended; it is stored so. */
async function keptOf(
  db: Db,
  standard: Standard,
  stored: Data | undefined,
  { enrolmentId, lessonId, part }: Place,
): Promise<Data | undefined> {
  const kept = stored && withSpentTime(standard, stored)
  if (!kept || kept === stored) return stored
  await packages(db)
    .updateTable('courses.package_states')
    .set({ data: JSON.stringify(kept) })
    .where('enrolment_id', '=', enrolmentId)
    .where('lesson_id', '=', lessonId)
    .where('part', '=', part)
    // A save that came meanwhile stays.
    .where(sql<boolean>`data = ${JSON.stringify(stored)}::jsonb`)
    .execute()
  return kept
}

interface Shown<Row> {
  readonly row: Row
  readonly state: Pick<ReturnType<typeof stateOf>, 'status'>
}

/** The part that was asked for, else the one to go on with. */
function choose(shown: readonly Shown<PackagePart>[], wanted: string | undefined, last: string | undefined) {
  const found =
    wanted === undefined ? toGoOnWith(shown, last) : shown.find(({ row }) => row.identifier === wanted)
  return found?.row ?? refuse('courses.unknown-part')
}

/** Pure: the part that the learner was in last, unless it is done; else the next undone one, then from the first on. */
export function toGoOnWith<Row extends { readonly identifier: string }>(
  shown: readonly Shown<Row>[],
  last: string | undefined,
): Shown<Row> | undefined {
  const at = Math.max(
    0,
    shown.findIndex(({ row }) => row.identifier === last),
  )
  return [...shown.slice(at), ...shown.slice(0, at)].find(({ state }) => !isDone(state)) ?? shown[0]
}

async function nameOf(db: Db, personId: string): Promise<string> {
  const { name } = await packages(db)
    .selectFrom('identity.people')
    .select('name')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  return name
}
