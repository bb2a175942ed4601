import type { CertificateState } from '@arvand/contracts/certificate-words'
import { softTone } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { stateLooks } from './state.ts'
import { certificateWords as words } from './words.ts'

const discs: Readonly<Record<CertificateState, string>> = {
  valid: 'bg-success-700',
  expired: 'bg-warning-700',
  revoked: 'bg-danger-700',
}

interface VerdictProps {
  readonly state: CertificateState
  readonly title: string
  readonly text: string
  readonly code: string
}

/** Whether a certificate is valid: the first thing on its page, in words and shape. */
export const Verdict = ({ state, title, text, code }: VerdictProps) => (
  <header
    className={`flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-transparent px-5 py-6 md:px-7 ${softTone[stateLooks[state].tone]}`}
  >
    <span
      aria-hidden="true"
      className={`grid size-16 shrink-0 place-items-center rounded-full text-on-primary ${discs[state]}`}
    >
      <Icon of={stateLooks[state].icon} size={34} />
    </span>
    <div className="min-w-0 flex-[1_1_16rem]">
      <h1 className="text-26 font-display">{title}</h1>
      <p className="text-16 text-ink">{text}</p>
    </div>
    <p className="text-15">
      {words.code}
      <bdi dir="ltr" className="block text-18 font-title text-ink">
        {code}
      </bdi>
    </p>
  </header>
)
