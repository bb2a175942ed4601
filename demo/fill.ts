import type { Platform } from '#server/modules'
import { fillFigures } from './analysis/fill-figures.ts'
import { fillArticles } from './articles/fill-articles.ts'
import { fillCareers } from './careers/fill-careers.ts'
import { fillCertificates } from './certificates/fill-certificates.ts'
import { fillCommerce } from './commerce/fill-commerce.ts'
import { fillCourses } from './courses/fill-courses.ts'
import { type DemoDeps, depsOf } from './deps.ts'
import { fillExams } from './exams/fill-exams.ts'
import { fillPractice } from './exams/fill-practice.ts'
import { fillQuestionBank } from './exams/fill-question-bank.ts'
import { type FilledModule, filledModules } from './filled-modules.ts'
import { fillRewards } from './growth/fill-rewards.ts'
import { fillWheel } from './growth/fill-wheel.ts'
import { fillPeople } from './identity/fill-people.ts'
import { storeAvatars } from './identity/store-avatars.ts'
import { fillLive } from './live/fill-live.ts'
import { fillNotices } from './notices/fill-notices.ts'
import { fillPosts } from './social/fill-posts.ts'
import { fillHelp } from './support/fill-help.ts'
import { fillTickets } from './support/fill-tickets.ts'
import { fillSurveys } from './surveys/fill-surveys.ts'
import { fillTeaching } from './teaching/fill-teaching.ts'
import { fillWallets } from './wallet/fill-wallets.ts'

type Fill = (deps: DemoDeps, scale: number) => Promise<void>

const fills: Readonly<Record<FilledModule, Fill>> = {
  identity: (deps, scale) =>
    fillPeople(deps, scale, (known, crowd) => storeAvatars(deps.media, known, crowd)),
  wallet: fillWallets,
  notices: fillNotices,
  commerce: fillCommerce,
  courses: fillCourses,
  teaching: fillTeaching,
  exams: async (deps) => {
    await fillQuestionBank(deps)
    await fillExams(deps)
    await fillPractice(deps)
  },
  certificates: fillCertificates,
  live: fillLive,
  support: async (deps) => {
    await fillTickets(deps)
    await fillHelp(deps)
  },
  growth: async (deps) => {
    await fillRewards(deps)
    await fillWheel(deps)
  },
  surveys: fillSurveys,
  social: fillPosts,
  articles: fillArticles,
  careers: fillCareers,
  analysis: fillFigures,
}

/** Fills these modules of an empty database, lower ones first; `scale` multiplies rows for load tests. */
export async function fill(
  platform: Platform,
  scale: number,
  modules: readonly FilledModule[] = filledModules,
  filled: (module: FilledModule) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const deps = depsOf(platform)
  for (const module of filledModules.filter((one) => modules.includes(one))) {
    await fills[module](deps, scale)
    await filled(module)
  }
}
