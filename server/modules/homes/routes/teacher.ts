import { showTeacherToday as showTeacherTodayEndpoint } from '@arvand/contracts/teacher/today'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { type Route, route } from '#platform/http/route'
import type { Attention } from '#plugs/attention'
import { showTeacherToday } from '../show-teacher-today.ts'

/** A teacher's first page. */
export const teacherRoutes = (db: Db, clock: Clock, plugs: readonly Attention[]): Route[] => [
  route(showTeacherTodayEndpoint, ({ actor }) => showTeacherToday(db, clock, plugs, actor.personId)),
]
