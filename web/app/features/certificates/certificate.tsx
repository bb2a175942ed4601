import { showCertificate } from '@arvand/contracts/home/certificates'
import { formatDate } from '@arvand/persian/format-date'
import { data } from 'react-router'
import { actionCallerOf, pageOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { serverContext } from '../../contexts.ts'
import { titled } from '../../shell/site.ts'
import { Alert } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/certificate'
import { ChecksCard, FactsCard } from './certificate-cards.tsx'
import { CertificateFiles } from './certificate-files.tsx'
import { CodeForm } from './code-form.tsx'
import { Verdict } from './verdict.tsx'
import { checkWords, certificateWords as words } from './words.ts'

/** What no code fits is an answer too, so it gets this page and not the one of errors. */
const unknown = ['certificates.unknown-code', 'request.invalid']

export async function loader({ context, params: { code } }: Route.LoaderArgs) {
  const { settings, requestId } = serverContext(context)
  const { answer, refusal } = await attempt(actionCallerOf(context)(showCertificate, { code }))
  if (answer) return { certificate: answer, publicUrl: settings.publicUrl }
  if (!unknown.includes(refusal.code)) throw pageOf(refusal, requestId)
  return data({ certificate: null, publicUrl: settings.publicUrl }, { status: 404 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const noIndex = { name: 'robots', content: 'noindex' }
  if (!loaderData?.certificate) return [{ title: titled(checkWords.notFound) }, noIndex]
  const { certificate, publicUrl } = loaderData
  const { holder, title, heading, image, state } = certificate
  const url = `${publicUrl}/certificates/${certificate.code}`
  return [
    { title: titled(words.title(holder)) },
    { name: 'description', content: `${heading} «${title}»` },
    // Who has the link may see it; search engines need not.
    noIndex,
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: words.title(holder) },
    { property: 'og:description', content: `${heading} «${title}»` },
    { property: 'og:url', content: url },
    ...(state === 'revoked' ? [] : [{ property: 'og:image', content: `${publicUrl}${image}` }]),
  ]
}

export default function Certificate({
  loaderData: { certificate, publicUrl },
  params,
}: Route.ComponentProps) {
  if (!certificate) return <NotFound code={params.code} />
  const { code, state, holder, issuer, expiresAt, revokedAt, revokedReason, renewedBy } = certificate
  const said = {
    valid: words.issuedBy(issuer, holder),
    expired: words.expiredOn(expiresAt ? formatDate(expiresAt, 'long') : ''),
    revoked: words.revokedOn(revokedAt ? formatDate(revokedAt, 'long') : '', revokedReason ?? ''),
  }
  return (
    <div className="page grid gap-6 py-6 md:py-8">
      <Verdict state={state} title={words.verdict[state]} text={said[state]} code={code} />
      {renewedBy ? (
        <Alert
          title={words.renewed}
          action={<TextLink to={`/certificates/${renewedBy}`}>{words.seeRenewed}</TextLink>}
        />
      ) : null}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr]">
        {state === 'revoked' ? null : (
          <div className="lg:col-start-1 lg:row-start-1">
            <CertificateFiles certificate={certificate} publicUrl={publicUrl} />
          </div>
        )}
        <div className="grid gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <FactsCard certificate={certificate} />
          <ChecksCard certificate={certificate} />
        </div>
        <div className="lg:col-start-1">
          <Another />
        </div>
      </div>
    </div>
  )
}

const Another = () => (
  <Card title={checkWords.another}>
    <CodeForm />
  </Card>
)

const NotFound = ({ code }: { code: string }) => (
  <div className="page grid gap-6 py-6 md:py-8">
    <EmptyState level={1} title={checkWords.notFound}>
      {checkWords.notFoundText}
    </EmptyState>
    <Card>
      <CodeForm code={code} />
    </Card>
  </div>
)
