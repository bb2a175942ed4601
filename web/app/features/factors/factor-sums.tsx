import type { Factor, SourceKind } from '@arvand/contracts/commerce'
import { tomanText } from '@arvand/persian/money'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { SumRow } from '../cart/index.ts'
import { factorWords as words } from './factor-words.ts'
import { sourceWords } from './words.ts'

interface FactorSumsProps {
  readonly factor: Factor
  readonly sources: readonly { readonly kind: SourceKind; readonly amount: number }[]
  readonly children: ReactNode
}

/**
 * The sums of a factor and the sources that paid it. How an unpaid one would be paid is shown beside its pay button.
 */
export function FactorSums({ factor, sources, children }: FactorSumsProps) {
  const { subtotal, discount, tax, total, offCode } = factor
  return (
    <Card title={words.sums}>
      <dl className="grid gap-2.5">
        <SumRow name={words.subtotal}>{tomanText(subtotal)}</SumRow>
        {discount > 0 ? (
          <SumRow name={offCode ? words.discountBy(offCode) : words.discount} isLess>
            {tomanText(-discount)}
          </SumRow>
        ) : null}
        {tax > 0 ? <SumRow name={words.tax}>{tomanText(tax)}</SumRow> : null}
        <SumRow name={words.total} isWhole>
          {tomanText(total)}
        </SumRow>
      </dl>
      {sources.length > 0 ? (
        <div className="mt-4 border-t border-line pt-4">
          <p className="pb-2 text-14 text-muted">{words.paidFrom}</p>
          <dl className="grid gap-2">
            {sources.map(({ kind, amount }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a paid factor never move
              <SumRow key={at} name={sourceWords[kind]}>
                {tomanText(amount)}
              </SumRow>
            ))}
          </dl>
        </div>
      ) : null}
      {children ? <div className="grid gap-3 pt-5">{children}</div> : null}
    </Card>
  )
}
