import { Download, SquareArrowOutUpLeft } from 'lucide-react'
import type { ButtonVariant } from '../../ui/button-variant.ts'
import { buttonClasses } from '../../ui/button-variant.ts'
import { Card } from '../../ui/card.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Icon, type LucideIcon } from '../../ui/icon.tsx'
import type { Certificate } from './certificate-cards.tsx'
import { certificateWords as words } from './words.ts'

interface FilesProps {
  readonly certificate: Certificate
  readonly publicUrl: string
}

/** The picture of a certificate, its files, and ways to pass it on. */
export function CertificateFiles({ certificate, publicUrl }: FilesProps) {
  const { code, heading, holder, title, image, pdf } = certificate
  return (
    <Card>
      <img
        src={image}
        alt={words.picture(heading, holder, title)}
        width={1754}
        height={1239}
        className="h-auto w-full rounded-option border border-line bg-sunken"
      />
      <div className="flex flex-wrap items-center gap-3 pt-4">
        <FileLink href={pdf} icon={Download} variant="primary">
          {words.pdfFa}
        </FileLink>
        <FileLink href={`${pdf}?lang=en`}>{words.pdfEn}</FileLink>
        <FileLink href={image}>{words.png}</FileLink>
        <FileLink href={`${image}?shape=story`}>{words.story}</FileLink>
        <FileLink
          href={linkedInAddress(certificate, publicUrl)}
          icon={SquareArrowOutUpLeft}
          variant="quiet"
          isElsewhere
        >
          {words.linkedIn}
        </FileLink>
        <CopyButton
          text={`${publicUrl}/certificates/${code}`}
          words={words.copy}
          variant="quiet"
          size="compact"
        />
      </div>
    </Card>
  )
}

interface FileLinkProps {
  readonly href: string
  readonly icon?: LucideIcon
  readonly variant?: ButtonVariant
  readonly isElsewhere?: boolean
  readonly children: string
}

/** Files are no pages of this app, so the browser loads them as documents. */
const FileLink = ({ href, icon, variant = 'outline', isElsewhere = false, children }: FileLinkProps) => (
  <a
    href={href}
    className={buttonClasses({ variant, size: 'compact' })}
    {...(isElsewhere ? { target: '_blank', rel: 'noopener' } : {})}
  >
    {icon ? <Icon of={icon} /> : null}
    {children}
  </a>
)

/** The address at which LinkedIn adds a certificate to a profile. */
function linkedInAddress(
  { code, title, issuerLatin, issuedAt, expiresAt }: Certificate,
  publicUrl: string,
): string {
  const monthOf = (at: string, part: string) => [
    [`${part}Year`, at.slice(0, 4)],
    [`${part}Month`, String(Number(at.slice(5, 7)))],
  ]
  const query = new URLSearchParams([
    ['startTask', 'CERTIFICATION_NAME'],
    ['name', title],
    ['organizationName', issuerLatin],
    ...monthOf(issuedAt, 'issue'),
    ...(expiresAt ? monthOf(expiresAt, 'expiration') : []),
    ['certUrl', `${publicUrl}/certificates/${code}`],
    ['certId', code],
  ])
  return `https://www.linkedin.com/profile/add?${query}`
}
