import type { Scope } from '@arvand/contracts/people'
import { formatDate } from '@arvand/persian/format-date'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import type { Shown } from './person-head.tsx'
import { givenRoles, holdingIn, questionOfRoles, scopes } from './roles-question.ts'
import { type GivenRole, roleWords, scopeWords, personWords as words } from './words.ts'

interface RolesCardProps extends Pick<Shown, 'person' | 'grants'> {
  readonly isOwn: boolean
  readonly answer: FormAnswer | undefined
}

const roleHints = { teacher: words.teacherHint, manager: words.managerHint }

/** Roles and scopes as boxes to tick, and who gave each. */
export function RolesCard({ person, grants, isOwn, answer }: RolesCardProps) {
  const before = { roles: person.roles.filter((role) => role !== 'user'), scopes: person.scopes }
  // A refused or questioned form shows what was ticked; else what is held.
  const typed = answer?.values
  const ticked = (name: string, held: boolean) => (typed ? name in typed : held)
  return (
    <Card title={words.roles}>
      <p className="pb-3 text-15 text-muted">{words.rolesLead}</p>
      <ConfirmedForm
        key={`${person.roles} ${person.scopes}`}
        intent="roles"
        answer={answer}
        submit={words.save}
        pending={words.saving}
        button={isOwn ? { disabledReason: words.own } : undefined}
        question={(form) => questionOfRoles(person.name, before, holdingIn(form))}
        className="group/roles grid gap-5"
      >
        <fieldset>
          <legend className="sr-only">{words.role}</legend>
          {givenRoles.map((role) => (
            <Checkbox
              key={role}
              name={`role-${role}`}
              defaultChecked={ticked(`role-${role}`, before.roles.includes(role))}
              description={roleHints[role]}
              lockedReason={isOwn ? roleHints[role] : undefined}
            >
              {roleWords[role]}
            </Checkbox>
          ))}
        </fieldset>
        <fieldset className="hidden rounded-option bg-sunken px-4.5 py-3 group-has-[[name=role-manager]:checked]/roles:block">
          <legend className="float-start w-full pt-1 text-15 font-label">{words.scopes}</legend>
          <div className="clear-both grid gap-x-6 sm:grid-cols-2">
            {scopes.map((scope) => (
              <Checkbox
                key={scope}
                name={`scope-${scope}`}
                defaultChecked={ticked(`scope-${scope}`, before.scopes.includes(scope))}
                description={scopeWords[scope].text}
                lockedReason={isOwn ? scopeWords[scope].text : undefined}
              >
                {scopeWords[scope].title}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      </ConfirmedForm>
      <Grants grants={grants} />
    </Card>
  )
}

function Grants({ grants }: Pick<Shown, 'grants'>) {
  return (
    <section aria-labelledby="grants" className="mt-6 border-t border-line pt-4">
      <h3 id="grants" className="text-15 font-label">
        {words.grants}
      </h3>
      {grants.length === 0 ? (
        <p className="text-14 text-muted">{words.noGrants}</p>
      ) : (
        <ul className="grid gap-1 pt-1 text-14">
          {grants.map(({ what, grantedBy, grantedAt }) => (
            <li key={what} className="flex flex-wrap gap-x-3">
              <span className="font-label">{grantWords(what)}</span>
              <span className="text-muted">
                {grantedBy ? `${words.grantedBy} ${grantedBy}` : words.bySystem}،{' '}
                {formatDate(grantedAt, 'long')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const grantWords = (what: GivenRole | Scope): string =>
  what === 'teacher' || what === 'manager' ? `نقش ${roleWords[what]}` : `حوزهٔ ${scopeWords[what].title}`
