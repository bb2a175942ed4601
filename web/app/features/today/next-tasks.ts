import type { Answer } from '@arvand/contracts/endpoint'
import type { showSecurity } from '@arvand/contracts/panel/security'
import { missingOf, type User } from '../identity/index.ts'

export type TaskName = 'factorRequired' | 'password' | 'profile' | 'email' | 'factor'

interface TaskFacts {
  readonly user: User
  readonly security: Pick<Answer<typeof showSecurity>, 'hasPassword' | 'secondFactor'>
}

/** The open tasks, most urgent first; empty when there are none. */
export function nextTasks({ user, security }: TaskFacts): TaskName[] {
  const { onSince, required } = security.secondFactor
  const isOff = onSince === null
  const tasks: [TaskName, boolean][] = [
    ['factorRequired', isOff && required],
    ['password', !security.hasPassword],
    ['profile', missingOf(user).length > 0],
    ['email', user.email !== null && !user.emailVerified],
    ['factor', isOff && !required],
  ]
  return tasks.filter(([, waits]) => waits).map(([name]) => name)
}

export const taskAddresses: Readonly<Record<TaskName, string>> = {
  factorRequired: '/panel/security/second-factor',
  password: '/panel/security/password',
  profile: '/panel/profile',
  email: '/panel/security/email',
  factor: '/panel/security/second-factor',
}
