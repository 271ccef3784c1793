/** What has been settled about Citizens, in words. */
export const settled = {
  equals:
    'Several “=” do not copy each other: 3 Strength with two of them make 9. Alone it brings nothing but its role.',
  hires: 'The Citizen hired with this bonus uses its own Hire Power too.',
  paysItself: 'It may pay for its own power: by then it is in your Guild.',
  anyone: 'You may name any opponent, even one who has nothing.',
  gap: 'The gap stays for the rest of the turn.',
  nothingReserved: 'Without a Reserved Quest it brings nothing.',
  notHired: 'The Citizen that comes over was not hired: its power does not work.',
};
