import { addDays, weekdayOf } from '@arvand/persian/days'
import { dayAt, instantAt } from '@arvand/persian/zone'
import { idleSince } from '#modules/courses'
import { findPictures } from '#modules/media'
import { figuresOfTeacher } from '#modules/teaching'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { Log } from '#platform/log'
import type { Agenda } from '#plugs/agenda'
import type { Attention } from '#plugs/attention'
import { attentionOfTeacher } from './attention.ts'
import { dropOffOf } from './drop-off.ts'
import { orNull } from './settled.ts'
import {
  countCourses,
  idleByCourse,
  idleLearners,
  newestReviews,
  nextFreeIncome,
  weekByCourse,
  weekByDay,
} from './teacher-queries.ts'

const weekMs = 7 * 86_400_000

export interface TeacherHomeDeps {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
}

export interface TeacherPlugs {
  readonly attention: readonly Attention[]
  readonly agenda: readonly Agenda[]
}

const mostOfAgenda = 5

/** What a teacher has today from its first minute on, and the next of what they have within a week. */
async function agendaOfTeacher({ clock, log }: TeacherHomeDeps, plugs: readonly Agenda[], teacherId: string) {
  const now = clock.now()
  const today = dayAt(now)
  const [morning, night] = [instantAt(today), instantAt(addDays(today, 1))]
  const until = new Date(now.getTime() + weekMs)
  const found = await Promise.all(
    plugs.flatMap(({ ofTeacher }) =>
      ofTeacher ? [orNull(log, 'agenda of teachers', () => ofTeacher(teacherId, morning, until))] : [],
    ),
  )
  const entries = found.flatMap((items) => items ?? []).toSorted((a, b) => Number(a.at) - Number(b.at))
  return {
    day: entries.flatMap(({ work: _, kind, ...entry }) =>
      kind === 'deadline' || entry.at >= night ? [] : [{ ...entry, kind }],
    ),
    deadlines: entries
      .filter(({ at }) => at > now)
      .slice(0, mostOfAgenda)
      .map(({ key, title, within, link, at, work }) => ({ key, title, within, link, at, work })),
    isPartial: found.includes(null),
  }
}

/** A teacher's first page. */
export async function showTeacherToday(
  { db, clock, log }: TeacherHomeDeps,
  plugs: TeacherPlugs,
  teacherId: string,
) {
  const now = clock.now()
  const today = dayAt(now)
  const saturday = addDays(today, -weekdayOf(today))
  const span = { teacherId, now, start: instantAt(saturday), ...weekBefore(now, saturday) }
  const [attention, agenda, courses, idle, ofCourse, byDay, byCourse, reviews, nextFree, reached] =
    await Promise.all([
      attentionOfTeacher(plugs.attention, teacherId, log),
      agendaOfTeacher({ db, clock, log }, plugs.agenda, teacherId),
      countCourses(db, { teacherId }),
      idleLearners(db, { teacherId, now, since: idleSince(now) }),
      idleByCourse(db, { teacherId, now, since: idleSince(now) }),
      weekByDay(db, span),
      weekByCourse(db, span),
      newestReviews(db, { teacherId }),
      nextFreeIncome(db, { teacherId, now }),
      figuresOfTeacher(db, teacherId, now),
    ])
  const pictures = await findPictures(
    db,
    byCourse.map(({ cover_file_id }) => cover_file_id),
  )
  const countOf = new Map(byDay.map(({ day, count }) => [day, count]))
  return {
    attention: attention.items,
    isPartial: attention.isPartial || agenda.isPartial,
    day: agenda.day,
    deadlines: agenda.deadlines,
    courses: courses[0]?.count ?? 0,
    behind: { count: idle[0]?.of ?? 0, items: idle, courses: ofCourse },
    week: {
      days: Array.from({ length: weekdayOf(today) + 1 }, (_, at) => {
        const day = addDays(saturday, at)
        return { day, count: countOf.get(day) ?? 0 }
      }),
      before: countOf.get('before') ?? 0,
      courses: byCourse.map(({ cover_file_id, ...course }) => ({
        ...course,
        cover: pictures(cover_file_id),
      })),
    },
    reviews,
    dropOff: dropOffOf(reached),
    nextFree: nextFree[0] ?? null,
  }
}

/** The week before, up to the same hour of the same weekday. */
const weekBefore = (now: Date, saturday: string) => ({
  startBefore: instantAt(addDays(saturday, -7)),
  endBefore: new Date(now.getTime() - weekMs),
})
