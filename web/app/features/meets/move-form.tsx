import type { Endpoint } from '@arvand/contracts/endpoint'
import { formatDateTime } from '@arvand/persian/format-date'
import type { ReactNode } from 'react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { Card } from '../../ui/card.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { moveWords as words } from './words.ts'

interface MoveFormProps {
  readonly to: Endpoint
  readonly answer: FormAnswer | undefined
  /** Whom the meet is with. */
  readonly name: string
  readonly startsAt: string
  readonly slots: readonly { readonly id: string; readonly startsAt: string }[]
  readonly rules: string
  /** What to do when no slot is free. */
  readonly none: string
  /** The list of meets. */
  readonly back: string
  readonly children?: ReactNode
}

/** Moves a meet to one of the free slots. */
export function MoveForm({ to, answer, name, startsAt, slots, rules, none, back, children }: MoveFormProps) {
  return (
    <>
      <PageHead
        title={words.title}
        lead={`${words.of(name)} · ${words.now(formatDateTime(startsAt, 'long'))}`}
      >
        <ButtonLink to={back} variant="outline" size="compact">
          {words.back}
        </ButtonLink>
      </PageHead>
      {slots.length === 0 ? (
        <EmptyState title={words.none} level={2}>
          {none}
        </EmptyState>
      ) : (
        <Card title={words.slot} className="max-w-2xl">
          <div className="grid gap-5">
            <p className="text-15 text-muted">{rules}</p>
            <ActionForm intent="move" to={to} answer={answer} submit={words.move}>
              <SelectField
                name="slotId"
                label={words.slot}
                placeholder={words.choose}
                options={slots.map((slot) => ({
                  value: slot.id,
                  label: formatDateTime(slot.startsAt, 'long'),
                }))}
              />
              {children}
            </ActionForm>
          </div>
        </Card>
      )}
    </>
  )
}
