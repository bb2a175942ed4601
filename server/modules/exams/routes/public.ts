import * as contract from '@arvand/contracts/home/exams'
import { type Route, route } from '#platform/http/route'
import type { ExamsDeps } from '../deps.ts'
import { listPublicGroups, showPublicGroup } from '../practice/public-groups.ts'
import { listPublicExams, showPublicExam } from '../public/public-exams.ts'

/** Exams and groups of sample questions as anyone finds them. */
export const publicRoutes = ({ db, clock }: Pick<ExamsDeps, 'db' | 'clock'>): Route[] => [
  route(contract.listPublicExams, ({ input }) => listPublicExams(db, clock.now(), input)),
  route(contract.showPublicExam, ({ input, actor }) =>
    showPublicExam(db, clock.now(), input.slug, actor?.personId ?? null),
  ),
  route(contract.listPublicGroups, ({ input }) => listPublicGroups(db, input)),
  route(contract.showPublicGroup, ({ input, actor }) =>
    showPublicGroup(db, input.slug, actor?.personId ?? null),
  ),
]
