import { showTeacherToday as showTeacherTodayEndpoint } from '@arvand/contracts/teacher/today'
import { type Route, route } from '#platform/http/route'
import { showTeacherToday, type TeacherHomeDeps, type TeacherPlugs } from '../show-teacher-today.ts'

/** A teacher's first page. */
export const teacherRoutes = (deps: TeacherHomeDeps, plugs: TeacherPlugs): Route[] => [
  route(showTeacherTodayEndpoint, ({ actor }) => showTeacherToday(deps, plugs, actor.personId)),
]
