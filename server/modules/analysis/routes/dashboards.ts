import * as funnel from '@arvand/contracts/analysis/funnel'
import * as lessons from '@arvand/contracts/analysis/lessons'
import * as retention from '@arvand/contracts/analysis/retention'
import * as sales from '@arvand/contracts/teacher/sales'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { type Route, route } from '#platform/http/route'
import { listEnrolments, listReferralViews, listViewedPages } from '../funnel/funnel-lists.ts'
import { showFunnel } from '../funnel/show-funnel.ts'
import type { LessonFacts } from '../lessons/lesson-facts.ts'
import { listCourses } from '../lessons/list-courses.ts'
import { listRetained, showRetention } from '../retention/retention.ts'
import { exportTaughtSales, type TaughtSheetDeps } from '../taught-sales/export-taught-sales.ts'
import { listTaughtSales, showTaughtSales } from '../taught-sales/taught-sales.ts'

/** What managers of growth see. */
export const dashboardRoutes = (db: Db, clock: Clock, facts: LessonFacts): Route[] => [
  route(funnel.showFunnel, ({ input }) => showFunnel(db, clock, input)),
  route(funnel.listViewedPages, ({ input }) => listViewedPages(db, clock, input)),
  route(funnel.listReferralViews, ({ input }) => listReferralViews(db, clock, input)),
  route(funnel.listEnrolments, ({ input }) => listEnrolments(db, clock, input)),
  route(retention.showRetention, () => showRetention(db, clock)),
  route(retention.listRetained, ({ input }) => listRetained(db, input)),
  route(lessons.listCourses, ({ input }) => listCourses(db, input.cursor)),
  route(lessons.showCourseLessons, ({ input }) => facts.figures(db, input.courseId, clock.now())),
  route(lessons.listLessonLearners, ({ input }) => facts.learners(db, input, clock.now())),
]

/** What teachers see of their own courses. */
export const teacherRoutes = (deps: TaughtSheetDeps): Route[] => [
  route(sales.showTaughtSales, ({ input, actor }) =>
    showTaughtSales(deps.db, deps.clock, input, actor.personId),
  ),
  route(sales.listTaughtSales, ({ input, actor }) =>
    listTaughtSales(deps.db, deps.clock, input, actor.personId),
  ),
  route(sales.exportTaughtSales, (asked) => exportTaughtSales(deps, asked)),
]
