import { formatNumber } from '@arvand/persian/numbers'

const tones = {
  primary: 'bg-primary-100 text-primary-700',
  accent: 'bg-accent-100 text-accent-800',
} as const

interface NumberedStepsProps {
  readonly title: string
  readonly steps: readonly { readonly title: string; readonly text: string }[]
  readonly tone: keyof typeof tones
}

/** The steps of a process, one card after another, in a section of a public page. */
export function NumberedSteps({ title, steps, tone }: NumberedStepsProps) {
  return (
    <section aria-labelledby="how" className="page pt-12 md:pt-14">
      <h2 id="how" className="text-21 font-heading md:text-26">
        {title}
      </h2>
      <ol className="grid gap-4 pt-5 sm:grid-cols-2 md:gap-6 xl:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step.title} className="rounded-card border border-line bg-surface p-5 md:p-6">
            <span
              aria-hidden="true"
              className={`grid size-11 place-items-center rounded-tile text-21 font-display leading-none ${tones[tone]}`}
            >
              {formatNumber(index + 1)}
            </span>
            <h3 className="pt-4 text-17 font-title">{step.title}</h3>
            <p className="pt-2 text-15 text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
