/** Modules that have something in the demo, lower ones first. A start in demo mode reads this file and no other. */
export const filledModules = [
  'identity',
  'wallet',
  'notices',
  'commerce',
  'courses',
  'teaching',
  'analysis',
] as const
export type FilledModule = (typeof filledModules)[number]
