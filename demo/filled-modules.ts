/** Modules that have something in the demo, lower ones first. A start in demo mode reads this file and no other. */
export const filledModules = [
  'identity',
  'wallet',
  'notices',
  'commerce',
  'courses',
  'teaching',
  'exams',
  'live',
  'certificates',
  'support',
  'growth',
  'surveys',
  'social',
  'articles',
  'careers',
  'analysis',
] as const
export type FilledModule = (typeof filledModules)[number]

/** All but the people, for tests that need the demo's accounts and nothing else. */
export const allButPeople: readonly FilledModule[] = filledModules.filter((name) => name !== 'identity')
