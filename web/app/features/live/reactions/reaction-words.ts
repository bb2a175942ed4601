import type { Reaction } from '@arvand/contracts/panel/class'

export const reactionWords = {
  react: 'واکنش',
  choose: 'انتخاب واکنش',
  now: 'واکنش‌ها',
  names: {
    like: 'پسندیدن',
    clap: 'دست زدن',
    heart: 'قلب',
    laugh: 'خنده',
    wow: 'شگفتی',
    party: 'جشن',
  } satisfies Record<Reaction, string>,
  counted: (name: string, count: string) => `${name}، ${count} بار`,
  of: (person: string, name: string) => `${person}: ${name}`,
} as const
