import { Spinner } from '../../../ui/icon.tsx'
import { attemptWords as words } from './words.ts'

/** Until the answers that are on this device are read. */
export const Preparing = ({ title }: { readonly title: string }) => (
  <main id="main" className="grid min-h-dvh place-content-center justify-items-center gap-3 px-4 text-muted">
    <h1 className="sr-only">{title}</h1>
    <Spinner size={28} />
    <p role="status">{words.preparing}</p>
    <noscript>{words.noScript}</noscript>
  </main>
)
