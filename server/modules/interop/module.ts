import { worker } from '#platform/jobs'
import { listeningWorker } from '#platform/listen'
import type { Offer } from '#plugs/offer'
import { interopActs } from './audited-acts.ts'
import type { InteropDeps } from './deps.ts'
import { interopPersonalData, toolsPersonalData } from './interop-personal-data.ts'
import { toolKind } from './lesson-kinds/tool/tool-kind.ts'
import { forgetOldLaunches, sweepLaunches } from './lti/forget-old-launches.ts'
import { readRosterJob, rosterFileUse } from './oneroster/check-roster.ts'
import { forgetOldRosters, rosterPersonalData, sweepRosters } from './oneroster/forget-rosters.ts'
import { makeRoster, makeWholeRoster } from './oneroster/make-roster.ts'
import { readRoster } from './oneroster/read-in.ts'
import { ltiRoutes } from './routes/lti.ts'
import { rosterRoutes } from './routes/roster.ts'
import { schoolRoutes } from './routes/schools.ts'
import { toolRoutes } from './routes/tools.ts'
import { forgetOldLogins, schoolsPersonalData, sweepSchoolLogins } from './schools/forget-schools.ts'
import { hearProgress } from './schools/hear-progress.ts'
import { sendGrade, workGrade } from './schools/send-grade.ts'
import { hearLearning } from './xapi/hear-learning.ts'
import {
  forgetOldStatements,
  sendStatements,
  sweepStatements,
  workStatements,
} from './xapi/send-statements.ts'

/** What other learning systems hear of this one, tools of theirs that lessons open, schools whose people come, rosters. */
export const interopOffer = (deps: InteropDeps): Offer<'lessonKinds'> => ({
  auditedActs: [interopActs],
  fileUses: [rosterFileUse],
  lessonKinds: [toolKind],
  personalData: [interopPersonalData, toolsPersonalData, rosterPersonalData, schoolsPersonalData],
  module: ({ lessonKinds }) => ({
    name: 'interop',
    routes: [...toolRoutes(deps), ...schoolRoutes(deps), ...rosterRoutes(deps)],
    standardRoutes: ltiRoutes(deps),
    workers: [
      ...hearLearning(deps).map((one) => listeningWorker(deps, one)),
      ...hearProgress(deps).map((one) => listeningWorker(deps, one)),
      worker(sendGrade, ({ gradeId }, signal) => workGrade(deps, lessonKinds, gradeId, signal)),
      worker(sendStatements, (_, signal) => workStatements(deps, signal), { atOnce: 1 }),
      worker(sweepStatements, () => forgetOldStatements(deps), { every: '41 4 * * *', atOnce: 1 }),
      worker(readRosterJob, ({ importId }, signal) => readRoster(deps, importId, signal), { atOnce: 1 }),
      worker(makeRoster, (ordered, signal) => makeWholeRoster(deps, ordered, signal), { atOnce: 1 }),
      worker(sweepRosters, () => forgetOldRosters(deps), { every: '51 4 * * *', atOnce: 1 }),
      worker(sweepSchoolLogins, () => forgetOldLogins(deps), { every: '44 4 * * *', atOnce: 1 }),
      worker(sweepLaunches, () => forgetOldLaunches(deps), { every: '43 4 * * *', atOnce: 1 }),
    ],
  }),
})
