import { showTeacherToday as showTeacherTodayEndpoint } from '@arvand/contracts/teacher/today'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { type Route, route } from '#platform/http/route'
import { showTeacherToday, type TeacherPlugs } from '../show-teacher-today.ts'

/** A teacher's first page. */
export const teacherRoutes = (db: Db, clock: Clock, plugs: TeacherPlugs): Route[] => [
  route(showTeacherTodayEndpoint, ({ actor }) => showTeacherToday(db, clock, plugs, actor.personId)),
]
