import { tomanNumber, tomanText } from '@arvand/persian/money'
import type { ReactNode } from 'react'
import { Girih } from '../../ui/girih/girih.tsx'
import { walletWords as words } from './words.ts'

interface BalanceBandProps {
  readonly balance: number
  readonly held: number
  /** The link or form to add money, where there is one. */
  readonly children?: ReactNode
}

/** The balance that can be spent, in large digits, and the held part beside it. */
export function BalanceBand({ balance, held, children }: BalanceBandProps) {
  return (
    <section
      aria-labelledby="balance"
      className="grid overflow-clip rounded-band bg-band text-on-deep max-md:grid-rows-[5.5rem_auto] md:min-h-48 md:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <span className="relative overflow-hidden">
        <Girih slug="wallet" category="firoozeh" shape="wall" soon className="absolute inset-0 size-full" />
      </span>
      <div className="grid content-center gap-1 px-5 py-6 md:px-9">
        <h2 id="balance" className="text-15 text-deep-muted">
          {words.balance}
        </h2>
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <span className="text-40 font-display">{tomanNumber(balance - held)}</span>
          <span className="text-18">{words.toman}</span>
        </p>
        <p className="flex flex-wrap gap-x-5 text-15 text-deep-muted">
          {held > 0 ? (
            <>
              <span>{words.whole(tomanText(balance))}</span>
              <span>{words.heldPart(tomanText(held))}</span>
            </>
          ) : (
            words[balance > 0 ? 'allFree' : 'nothing']
          )}
        </p>
        {children ? <div className="flex flex-wrap gap-3 pt-4">{children}</div> : null}
      </div>
    </section>
  )
}
