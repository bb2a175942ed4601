import type { ReactNode } from 'react'

/** A fact's name and value; one without a value is left out. */
export type Fact = readonly [name: string, value: ReactNode]

/** Facts about one thing, one a line. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2 text-15">
      {facts.map(([name, value]) =>
        value ? (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="text-end font-label wrap-anywhere">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
