import { localDigits } from '@arvand/persian/digits'
import { Check } from 'lucide-react'
import { Icon } from './icon.tsx'

interface StepperProps {
  steps: readonly string[]
  /** Which step one is at, from 0; all before it are done. */
  at: number
  label: string
}

/** Steps of a longer task: done, current, to come; shown by icon, word and colour. */
export function Stepper({ steps, at, label }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex gap-2">
        {steps.map((step, index) => {
          const state = index < at ? 'done' : index === at ? 'here' : 'ahead'
          return (
            <li
              key={step}
              aria-current={state === 'here' ? 'step' : undefined}
              className="relative grid flex-1 content-start justify-items-center gap-2 text-center"
            >
              {index > 0 ? <Thread walked={index <= at} /> : null}
              <Mark state={state} number={index + 1} />
              <span className={state === 'here' ? 'text-14 font-label' : 'text-14 text-muted'}>
                {step}
                <span className="sr-only">{words[state]}</span>
              </span>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

type State = 'done' | 'here' | 'ahead'
const words: Record<State, string> = { done: '، انجام شد', here: '، الان', ahead: '، در پیش' }
const marks: Record<State, string> = {
  done: 'bg-success text-on-primary',
  here: 'bg-primary-600 text-on-primary',
  ahead: 'border-[1.5px] border-edge text-muted bg-surface',
}

function Mark({ state, number }: { state: State; number: number }) {
  return (
    <span
      data-fill={state === 'ahead' ? undefined : true}
      className={`grid size-9 place-items-center rounded-full text-15 font-label ${marks[state]}`}
    >
      {state === 'done' ? <Icon of={Check} size={18} /> : localDigits(number)}
    </span>
  )
}

function Thread({ walked }: { walked: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute end-1/2 top-[17px] me-6 h-0.5 w-[calc(100%-2.5rem)] ${walked ? 'bg-success' : 'bg-track'}`}
    />
  )
}
