export { DoneCertificate } from './done-certificate.tsx'
