import { readCertificateCode } from '@arvand/contracts/certificate-words'
import { promiseOf } from '@arvand/contracts/errors/catalogue'
import { redirect } from 'react-router'
import { titled } from '../../shell/site.ts'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/link.tsx'
import type { Route } from './+types/check'
import { CodeForm } from './code-form.tsx'
import { FileCheck } from './file-check/file-check.tsx'
import { fileWords, revokedWords, checkWords as words } from './words.ts'

export function loader({ url }: Route.LoaderArgs) {
  const typed = url.searchParams.get('code')?.trim() ?? ''
  const code = readCertificateCode(typed)
  if (code) return redirect(`/certificates/${code}`)
  return { typed, error: typed === '' ? null : promiseOf('certificates.unknown-code').sentence }
}

export const meta = () => [{ title: titled(words.title) }, { name: 'description', content: words.lead }]

export default function Check({ loaderData: { typed, error } }: Route.ComponentProps) {
  return (
    <div className="page grid max-w-3xl gap-6 py-8 md:py-12">
      <header>
        <h1 className="text-28 font-display">{words.title}</h1>
        <p className="text-17 text-muted">{words.lead}</p>
      </header>
      <Card>
        <CodeForm key={typed} code={typed} error={error} />
      </Card>
      <Card title={fileWords.title} className="[@media(scripting:none)]:hidden">
        <FileCheck />
      </Card>
      <p>
        <TextLink alone to="/certificates/revoked" className="inline-flex min-h-11 items-center text-15">
          {revokedWords.title}
        </TextLink>
      </p>
    </div>
  )
}
