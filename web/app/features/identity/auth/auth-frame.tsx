import type { ReactNode } from 'react'
import { SiteLogo } from '../../../shell/site-logo.tsx'
import { Girih } from '../../../ui/girih/girih.tsx'
import { Link, TextLink } from '../../../ui/link.tsx'
import { authWords as words } from './words.ts'

/** The layout of the auth pages: the form, with girih beside it on wide screens and above it on phones. */
export function AuthFrame({
  above,
  title,
  lead,
  children,
}: {
  /** A link above the title, back to the step before. */
  above?: ReactNode
  title: ReactNode
  lead?: ReactNode
  children: ReactNode
}) {
  return (
    // The place of the girih is there before it is, or the form would move when the end of the page arrives.
    <div className="grid min-h-dvh grid-rows-[8rem_1fr] lg:grid-cols-[minmax(0,1fr)_35rem] lg:grid-rows-1">
      <div className="row-start-2 flex flex-col px-4 py-6 sm:px-12 lg:row-start-1 lg:py-8">
        <header>
          <Link to="/" className="inline-block" aria-label={words.home}>
            <SiteLogo />
          </Link>
        </header>
        <main id="main" className="mx-auto flex w-full max-w-[26.25rem] flex-1 flex-col justify-center py-10">
          {above ? <p>{above}</p> : null}
          <h1 className="text-26 font-display">{title}</h1>
          {lead ? <p className="pt-1 text-16 text-muted">{lead}</p> : null}
          <div className="grid gap-5 pt-7">{children}</div>
        </main>
        <footer className="text-14 text-muted">
          {words.accept[0]}
          <TextLink to="/terms">{words.terms}</TextLink>
          {words.accept[1]}
          <TextLink to="/privacy">{words.privacy}</TextLink>
          {words.accept[2]}
        </footer>
      </div>
      <Wall />
    </div>
  )
}

function Wall() {
  return (
    <aside className="relative row-start-1 overflow-hidden lg:col-start-2">
      <Girih slug="arvand" category="mathematics" shape="wall" soon className="absolute inset-0 size-full" />
      <div className="absolute inset-x-0 bottom-0 hidden bg-linear-to-t from-deep from-35% to-transparent px-11 pt-64 pb-13 text-on-deep lg:block">
        <p className="text-32 font-display">
          {words.promise[0]}
          <br />
          {words.promise[1]}
        </p>
        <p className="pt-3 text-16 text-deep-muted">{words.promiseMore}</p>
      </div>
    </aside>
  )
}
