import { setRoles } from '@arvand/contracts/panel/people'
import type { Scope } from '@arvand/contracts/people'
import { roleWords, scopeWords } from '@arvand/contracts/people-words'
import { formatDate } from '@arvand/persian/format-date'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { useVisitor } from '../../shell/use-root.ts'
import { Card } from '../../ui/card.tsx'
import { Checkbox, type CheckboxProps } from '../../ui/checkbox.tsx'
import { ProofFields } from '../identity/index.ts'
import type { Shown } from './person-head.tsx'
import { personWords as words } from './person-words.ts'
import { givenRoles, type Holding, heldBy, holdingIn, questionOfRoles, scopes } from './roles-question.ts'
import type { GivenRole } from './words.ts'

/** Whether the manager has reauthenticated, and whether that needs a second factor. */
export interface Proof {
  readonly isProved: boolean
  readonly hasFactor: boolean
}

interface RolesCardProps extends Pick<Shown, 'person' | 'grants' | 'whyNotManager'> {
  readonly isOwn: boolean
  readonly proof: Proof
  readonly answer: FormAnswer | undefined
}

const roleHints = { teacher: words.teacherHint, manager: words.managerHint }

/** Checkboxes for roles and scopes, and who granted each. */
export function RolesCard({ person, grants, whyNotManager, isOwn, proof, answer }: RolesCardProps) {
  const own = useVisitor()?.scopes ?? []
  const before = heldBy(person)
  // After a refusal or a question the boxes show what was ticked; else the current roles.
  const ticked = (name: 'roles' | 'scopes'): readonly string[] =>
    answer?.values?.[name]?.split('\n') ?? before[name]
  return (
    <Card title={words.roles}>
      <p className="pb-3 text-15 text-muted">{words.rolesLead}</p>
      <ConfirmedForm
        key={`${person.roles} ${person.scopes}`}
        intent="roles"
        to={setRoles}
        answer={answer}
        submit={words.save}
        button={isOwn ? { disabledReason: words.own } : undefined}
        question={(form) => questionOfRoles(person.name, before, holdingIn(form))}
        className="group/roles grid gap-5"
      >
        <fieldset>
          <legend className="sr-only">{words.role}</legend>
          {givenRoles.map((role) => (
            <HeldBox
              key={role}
              name="roles"
              value={role}
              isTicked={ticked('roles').includes(role)}
              isHeld={before.roles.includes(role)}
              description={roleHints[role]}
              lockedReason={
                isOwn
                  ? roleHints[role]
                  : role === 'manager'
                    ? whyLocked(before, own, whyNotManager)
                    : undefined
              }
            >
              {roleWords[role]}
            </HeldBox>
          ))}
        </fieldset>
        <fieldset className="hidden rounded-option bg-sunken px-4.5 py-3 group-has-[[value=manager]:checked]/roles:block">
          <legend className="float-start w-full pt-1 text-15 font-label">{words.scopes}</legend>
          <div className="clear-both grid gap-x-6 sm:grid-cols-2">
            {scopes.map((scope) => (
              <HeldBox
                key={scope}
                name="scopes"
                value={scope}
                isTicked={ticked('scopes').includes(scope)}
                isHeld={before.scopes.includes(scope)}
                description={scopeWords[scope].text}
                lockedReason={
                  isOwn ? scopeWords[scope].text : own.includes(scope) ? undefined : words.notHeld
                }
              >
                {scopeWords[scope].title}
              </HeldBox>
            ))}
          </div>
        </fieldset>
        {isOwn || proof.isProved ? null : <ProofFields hasFactor={proof.hasFactor} answer={answer} />}
      </ConfirmedForm>
      <Grants grants={grants} />
    </Card>
  )
}

/** Why the checkbox of the role manager is locked; undefined when it is not. */
function whyLocked(
  before: Holding,
  own: readonly Scope[],
  whyNotManager: Shown['whyNotManager'],
): string | undefined {
  if (before.scopes.some((scope) => !own.includes(scope))) return words.managerStays
  return whyNotManager && !before.roles.includes('manager') ? words.noPassword : undefined
}

interface HeldBoxProps extends Pick<CheckboxProps, 'name' | 'description' | 'lockedReason' | 'children'> {
  readonly value: GivenRole | Scope
  readonly isTicked: boolean
  readonly isHeld: boolean
}

/** Browsers do not send locked boxes, so a held value is also sent by a hidden field. */
const HeldBox = ({ isTicked, isHeld, ...box }: HeldBoxProps) => (
  <>
    <Checkbox {...box} defaultChecked={box.lockedReason ? isHeld : isTicked} />
    {box.lockedReason && isHeld ? <input type="hidden" name={box.name} value={box.value} /> : null}
  </>
)

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
                {grantedBy ? `${words.grantedBy} ${grantedBy}` : words.bySystem}، {formatDate(grantedAt)}
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
