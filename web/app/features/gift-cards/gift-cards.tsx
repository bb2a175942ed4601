import { BadgeCheck, Infinity as Endless, ShieldCheck, WalletMinimal } from 'lucide-react'
import { serverContext } from '../../contexts.ts'
import type { Handle } from '../../handle.ts'
import { titled } from '../../shell/site.ts'
import { Icon } from '../../ui/icon.tsx'
import { laterPart } from '../../ui/lazy-part.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import type { Route } from './+types/gift-cards'
import { giftCardsWords as words } from './gift-cards-words.ts'

/** Drawn by the server with the page; its scripts load when the page hydrates. */
const ChooseCard = laterPart(() => import('./choose-card.tsx'))

export const handle = { cache: { tags: ['gift-cards'] } } satisfies Handle

export const loader = ({ context }: Route.LoaderArgs) => ({
  publicUrl: serverContext(context).settings.publicUrl,
})

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(words.title) },
  { name: 'description', content: words.description },
  ...(loaderData
    ? [{ tagName: 'link' as const, rel: 'canonical', href: `${loaderData.publicUrl}/gift-cards` }]
    : []),
]

const icons = [Endless, WalletMinimal, ShieldCheck]

export default function GiftCards() {
  return (
    <div className="page grid gap-8 py-7 md:gap-10 md:py-10">
      <header>
        <h1 className="text-28 font-display md:text-32">{words.title}</h1>
        <p className="pt-1 text-16 text-muted">{words.lead}</p>
      </header>
      <ChooseCard />
      <section aria-labelledby="promises" className="grid gap-4">
        <h2 id="promises" className="text-21 font-title">
          {words.promises}
        </h2>
        <ul className="grid grid-cols-1 gap-4 md:grid-cols-3">
          {words.points.map(({ title, text }, at) => (
            <li
              key={title}
              className="flex items-start gap-4 rounded-card border border-line bg-surface p-4.5 md:p-5"
            >
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-100 text-primary-700">
                <Icon of={icons[at] ?? BadgeCheck} size={22} />
              </span>
              <span>
                <span className="block text-16 font-label">{title}</span>
                <span className="block text-14 text-muted">{text}</span>
              </span>
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-16">
          {words.haveOne}
          <ButtonLink to="/panel/gift-cards" variant="outline" size="compact">
            {words.useIt}
          </ButtonLink>
        </p>
      </section>
    </div>
  )
}
