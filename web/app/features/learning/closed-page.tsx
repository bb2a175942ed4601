import { siteName } from '../../shell/site.ts'
import { Link } from '../../ui/link.tsx'
import { Logo } from '../../ui/logo.tsx'
import { ClosedState } from './closed-state.tsx'

/** A lesson that is not for whoever looks, on a page of its own. */
export function ClosedPage(props: { readonly code: string; readonly slug: string }) {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <header className="flex h-16 items-center border-b border-line bg-surface px-4 md:px-6">
        <Link to="/" aria-label={siteName} className="inline-flex min-h-11 items-center">
          <Logo name={siteName} />
        </Link>
      </header>
      <main id="main" className="mx-auto grid w-full max-w-[40rem] content-center px-4 py-10">
        <ClosedState {...props} />
      </main>
    </div>
  )
}
