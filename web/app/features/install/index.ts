export { InstallOffer } from './install-offer.tsx'
export { noteFinished } from './install-store.ts'
