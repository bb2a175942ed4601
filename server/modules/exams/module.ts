import type { Module } from '#platform/module'
import type { Offer } from '#plugs/offer'
import { questionFiles } from './bank/question-files.ts'
import type { ExamsDeps } from './deps.ts'
import { examNoticeTypes } from './exam-notice-types.ts'
import { questionExchangeFiles } from './exchange/exchange-files.ts'
import { runningExams } from './invigilating/running-exams.ts'
import { examKind } from './lesson-kinds/exam/exam-kind.ts'
import { examsToMark } from './marking/exams-to-mark.ts'
import { markedFileRight } from './marking/marked-file-right.ts'
import { resultsTable } from './marking/results-table.ts'
import { resultDownloads } from './marking/standard-routes.ts'
import { objectionsToAnswer } from './objecting/objections-to-answer.ts'
import { ownAttempts, ownExamOverrides } from './own-attempts.ts'
import { ownQuestions } from './own-questions.ts'
import { groupPages } from './practice/group-pages.ts'
import { ownPractice } from './practice/own-practice.ts'
import { practiceFileRight } from './practice/practice-file-right.ts'
import { sellableGroups } from './practice/sellable-groups.ts'
import { practiceGroupTable } from './practice/setting/groups-table.ts'
import { examPages } from './public/exam-sitemap.ts'
import { searchExams, searchGroups } from './public/search-exams.ts'
import { sellableExams } from './public/sellable-exams.ts'
import { categoryRoutes, questionRoutes, trialRoutes } from './routes/bank.ts'
import { exchangeRoutes } from './routes/exchange.ts'
import { invigilatingRoutes } from './routes/invigilating.ts'
import { markingRoutes } from './routes/marking.ts'
import { overridingRoutes } from './routes/overriding.ts'
import { paperRoutes } from './routes/paper.ts'
import { practiceRoutes, practiceSettingRoutes } from './routes/practice.ts'
import { publicRoutes } from './routes/public.ts'
import { regradingRoutes } from './routes/regrading.ts'
import { settingRoutes } from './routes/setting.ts'
import { takingRoutes } from './routes/taking.ts'
import { examsAgenda } from './setting/exams-agenda.ts'
import { examTable } from './setting/exams-table.ts'
import { answerFileRight, answerFiles, answerFileUse } from './taking/answer-files.ts'
import { attemptContext } from './taking/attempt-context.ts'
import { attemptFileRight } from './taking/attempt-file-right.ts'
import { serveReceiptKeys } from './taking/serve-receipt-keys.ts'
import { takenExamsAgenda } from './taking/taken-exams-agenda.ts'
import { examsWorkers } from './workers.ts'

/** The question bank, exams and attempts. */
export const examsModule = (deps: ExamsDeps): Module => ({
  name: 'exams',
  routes: [
    ...categoryRoutes(deps),
    ...questionRoutes(deps),
    ...trialRoutes(),
    ...exchangeRoutes(deps),
    ...settingRoutes(deps),
    ...overridingRoutes(deps),
    ...takingRoutes(deps),
    ...publicRoutes(deps),
    ...invigilatingRoutes(deps),
    ...markingRoutes(deps),
    ...regradingRoutes(deps),
    ...paperRoutes(deps),
    ...practiceRoutes(deps),
    ...practiceSettingRoutes(deps),
  ],
  standardRoutes: (app) => {
    serveReceiptKeys(deps)(app)
    resultDownloads(deps)(app)
  },
  workers: examsWorkers(deps),
})

export const examsOffer = (deps: ExamsDeps): Offer => ({
  module: () => examsModule(deps),
  agenda: [{ ...takenExamsAgenda(deps.db), ...examsAgenda(deps.db), ...runningExams(deps) }],
  attention: [examsToMark(deps.db), objectionsToAnswer(deps.db)],
  exportTables: [examTable, practiceGroupTable, resultsTable],
  fileRights: [answerFileRight, attemptFileRight, markedFileRight, practiceFileRight],
  fileUsers: [answerFiles, questionExchangeFiles, questionFiles],
  fileUses: [answerFileUse],
  lessonKinds: [examKind],
  noticeTypes: [examNoticeTypes],
  // Practice is forgotten before questions, of which those stay that others practise.
  personalData: [ownAttempts, ownExamOverrides, ownQuestions, ownPractice],
  searchSources: [searchExams(deps.db), searchGroups(deps.db)],
  sellables: [sellableExams(deps), sellableGroups],
  sitePages: [groupPages, examPages],
  ticketContexts: [attemptContext],
})
