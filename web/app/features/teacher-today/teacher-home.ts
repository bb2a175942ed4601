import type { Answer } from '@arvand/contracts/endpoint'
import type { showIncome } from '@arvand/contracts/panel/earnings'
import type { showTeacherToday } from '@arvand/contracts/teacher/today'

export type TeacherHome = Answer<typeof showTeacherToday>

/** What the card of income says of it. */
export type Income = Pick<Answer<typeof showIncome>, 'withdrawable' | 'held' | 'underWay' | 'whyNotWithdraw'>
