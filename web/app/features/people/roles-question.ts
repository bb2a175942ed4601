import type { Role, Scope } from '@arvand/contracts/people'
import { roleWords, scopeWords } from '@arvand/contracts/people-words'
import type { Question } from '../../api/form-answer.ts'
import { rolesQuestionWords as words } from './roles-question-words.ts'
import type { GivenRole } from './words.ts'

export interface Holding {
  readonly roles: readonly GivenRole[]
  readonly scopes: readonly Scope[]
}

export const givenRoles: readonly GivenRole[] = ['teacher', 'manager']
export const scopes = Object.keys(scopeWords) as readonly Scope[]

/** The ticked roles and scopes; scopes count only with the role manager. */
export function holdingIn(form: FormData): Holding {
  const [ticked, under] = [form.getAll('roles'), form.getAll('scopes')]
  const roles = givenRoles.filter((role) => ticked.includes(role))
  return { roles, scopes: roles.includes('manager') ? scopes.filter((scope) => under.includes(scope)) : [] }
}

/** The roles and scopes that a person has; the role `user` is left out, since everyone has it. */
export const heldBy = ({
  roles,
  scopes,
}: {
  readonly roles: readonly Role[]
  readonly scopes: Holding['scopes']
}): Holding => ({
  roles: roles.filter((role) => role !== 'user'),
  scopes,
})

/** The question before `wish` replaces `before`; null when nothing is taken away and nobody becomes a manager. */
export function questionOfRoles(name: string, before: Holding, wish: Holding): Question | null {
  const taken = [
    ...before.roles.filter((role) => !wish.roles.includes(role)).map((role) => `نقش ${roleWords[role]}`),
    ...before.scopes
      .filter((scope) => !wish.scopes.includes(scope))
      .map((scope) => `حوزهٔ ${scopeWords[scope].title}`),
  ]
  if (taken.length > 0) {
    return {
      title: words.take(name),
      text: words.takeText(taken.join('، ')),
      confirm: words.confirmTake,
      danger: true,
    }
  }
  if (before.roles.includes('manager') || !wish.roles.includes('manager')) return null
  const inWords = wish.scopes.map((scope) => scopeWords[scope].title).join('، ')
  return {
    title: words.makeManager(name),
    text: inWords ? words.makeManagerText(inWords) : words.withoutScope,
    confirm: words.confirmManager,
  }
}
