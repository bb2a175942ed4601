import type { Answer } from '@arvand/contracts/endpoint'
import type { listAllWithdrawals } from '@arvand/contracts/panel/manage-withdrawals'
import { tomanText } from '@arvand/persian/money'
import { formatNumber } from '@arvand/persian/numbers'
import { FileDown, Sheet } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Form, useLocation } from 'react-router'
import { confirmedName, type FormAnswer } from '../../api/form-answer.ts'
import { AnswerNews } from '../../shell/action-form.tsx'
import { actWords } from '../../ui/act-words.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Box } from '../../ui/checkbox.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { withdrawalsWords as words } from './withdrawals-words.ts'

type Withdrawal = Answer<typeof listAllWithdrawals>['items'][number]

/** The form to which the boxes of the rows belong. */
const formId = 'selected-withdrawals'
const name = 'withdrawalIds'

/** Whether somebody should look at the account before money goes there. */
export const isDoubtful = ({ isSameName, othersOfSheba }: Withdrawal): boolean =>
  !isSameName || othersOfSheba > 0

interface SelectProps {
  readonly withdrawal: Withdrawal
  /** What the page answered: without JavaScript the boxes are ticked by it again. */
  readonly answer: FormAnswer | undefined
}

/** The box of a row. */
export const SelectWithdrawal = ({ withdrawal: { id, person, amount }, answer }: SelectProps) => (
  <label className="-m-2.5 grid size-11 shrink-0 cursor-pointer place-items-center">
    <Box
      form={formId}
      name={name}
      value={id}
      defaultChecked={answer?.values?.[name]?.split('\n').includes(id)}
      aria-label={words.select(person.name, tomanText(amount))}
    />
  </label>
)

interface SelectedProps {
  readonly items: readonly Withdrawal[]
  readonly answer: FormAnswer | undefined
}

/**
 * A bar over rows with boxes: how many are selected and their sum, and the files of them. It stands there from the
 * start, so that nothing moves when the first row is selected; without JavaScript its buttons work as well.
 */
export function SelectedWithdrawals({ items, answer }: SelectedProps) {
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const boxes = useCallback(
    () =>
      [...(form.current?.elements ?? [])].filter(
        (one): one is HTMLInputElement =>
          one instanceof HTMLInputElement && one.type === 'checkbox' && one.name === name,
      ),
    [],
  )
  const look = useCallback(
    () => setChosen(boxes().flatMap(({ checked, value }) => (checked ? [value] : []))),
    [boxes],
  )
  // The boxes stand in the rows, outside of the form. Some may be ticked before the page comes to life.
  useEffect(() => {
    look()
    document.addEventListener('change', look)
    return () => document.removeEventListener('change', look)
  }, [look])
  const set = (checked: boolean) => {
    for (const one of boxes()) one.checked = checked
    look()
  }
  const seen = items.filter(({ id }) => chosen.includes(id))
  const sum = seen.reduce((total, { amount }) => total + amount, 0)
  if (items.length === 0) return null
  return (
    <Form
      ref={form}
      id={formId}
      method="post"
      className="grid gap-2 rounded-card border border-line bg-surface px-4.5 py-3 md:px-6"
    >
      <AnswerNews answer={answer} />
      {answer?.fields?.[name] ? (
        <Alert tone="danger" urgent>
          {answer.fields[name]}
        </Alert>
      ) : null}
      {/* Says that the boxes are of this form, when none is ticked. */}
      <input type="hidden" name={name} value="" />
      {items.filter(isDoubtful).map(({ id }) => (
        <input key={id} type="hidden" name="warned" value={id} />
      ))}
      {answer?.asks ? (
        <Asked answer={answer} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 text-15">
            <Box
              checked={seen.length === items.length}
              onChange={({ target }) => set(target.checked)}
              aria-label={words.selectAll}
              className="[@media(scripting:none)]:hidden"
            />
            <span role="status">
              {seen.length > 0 ? (
                <>
                  {words.selected(formatNumber(seen.length))}
                  <span className="text-muted"> · {words.selectedSum} </span>
                  <span className="font-[650]">{tomanText(sum)}</span>
                </>
              ) : (
                <span className="text-muted">{words.selectFirst}</span>
              )}
            </span>
          </label>
          <div className="ms-auto flex flex-wrap items-center gap-2">
            <Button name="intent" value="sheet" variant="outline" size="compact" icon={Sheet}>
              {words.sheet}
            </Button>
            <Button name="intent" value="bankFile" size="compact" icon={FileDown}>
              {words.bankFile}
            </Button>
            <Button
              type="button"
              variant="quiet"
              size="compact"
              className={seen.length > 0 ? '' : 'invisible'}
              onClick={() => set(false)}
            >
              {words.unselect}
            </Button>
          </div>
        </div>
      )}
      <p className="text-14 text-muted">{words.bankNote}</p>
    </Form>
  )
}

/** The question about accounts that should be looked at. */
function Asked({ answer: { asks } }: { answer: FormAnswer }) {
  const { pathname, search } = useLocation()
  if (!asks) return null
  return (
    <>
      <input type="hidden" name={confirmedName} value="yes" />
      <Alert tone="warning" title={asks.title} urgent>
        {asks.text}
      </Alert>
      <div className="flex flex-wrap items-center gap-2">
        <Button name="intent" value="bankFile" size="compact" icon={FileDown}>
          {asks.confirm}
        </Button>
        <ButtonLink to={pathname + search} variant="outline" size="compact">
          {actWords.cancel}
        </ButtonLink>
      </div>
    </>
  )
}
