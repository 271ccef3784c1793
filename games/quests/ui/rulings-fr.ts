import type { Settled } from './rulings.ts';

export const settled: Settled = {
  equals:
    'Plusieurs « = » ne se copient pas l’un l’autre : 3 de Force avec deux d’entre eux font 9. Seul, il n’apporte que son rôle.',
  hires: 'Le Citoyen embauché grâce à ce bonus utilise lui aussi son pouvoir d’embauche.',
  paysItself: 'Il peut payer son propre pouvoir : il est alors déjà dans ta Guilde.',
  anyone: 'Tu peux désigner n’importe quel adversaire, même un qui n’a rien.',
  gap: 'Le vide n’est pas comblé pendant ce tour.',
  nothingReserved: 'Sans Quête réservée, il n’apporte rien.',
  notHired: 'Le Citoyen qui change de camp n’a pas été embauché : son pouvoir n’agit pas.',
};
