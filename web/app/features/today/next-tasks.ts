import type { Answer } from '@arvand/contracts/endpoint'
import type { showSecurity } from '@arvand/contracts/panel/security'
import { missingOf, type User } from '../identity/index.ts'

export type TaskName = 'factorRequired' | 'password' | 'profile' | 'email' | 'notices' | 'factor'

interface TaskFacts {
  readonly user: User
  readonly security: Pick<Answer<typeof showSecurity>, 'hasPassword' | 'secondFactor'>
  /** Null when the notices could not be loaded. */
  readonly unread: number | null
}

/** The open tasks, most urgent first; empty when there are none. */
export function nextTasks({ user, security, unread }: TaskFacts): TaskName[] {
  const { onSince, required } = security.secondFactor
  const isOff = onSince === null
  const tasks: [TaskName, boolean][] = [
    ['factorRequired', isOff && required],
    ['password', !security.hasPassword],
    ['profile', missingOf(user).length > 0],
    ['email', user.email !== null && !user.emailVerified],
    ['notices', (unread ?? 0) > 0],
    ['factor', isOff && !required],
  ]
  return tasks.filter(([, waits]) => waits).map(([name]) => name)
}

export const taskAddresses: Readonly<Record<TaskName, string>> = {
  factorRequired: '/panel/security/second-factor',
  password: '/panel/security/password',
  profile: '/panel/profile',
  email: '/panel/security/email',
  notices: '/panel/notices',
  factor: '/panel/security/second-factor',
}
