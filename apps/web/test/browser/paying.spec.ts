// What you can afford, why not, and one press for the usual payment.
import { expect, test } from './journey.ts';
import { policies } from './policy.ts';
import { quietSettings } from './settings.ts';
import { against, isPayment, list, nextSight, play, sitDown } from './table.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const action = '.ct-rail__action button:visible';

test.describe('Villages', () => {
  test('an action lists its cards, following has a button, and one press pays for a Building', async ({
    page,
  }) => {
    await sitDown(page, against('villages', 3, 'paying'));
    // Harvests and follows until there is something to build on your own turn.
    const patient = {
      first: ['harvest', 'action:harvest', 'follow', 'pile:', 'deck', 'hand:'],
      last: ['build:', 'decline', 'tax'],
    };
    const asked = await play(page, {
      policy: patient,
      until: sight => sight.options.includes('follow'),
    });
    await expect(page.locator(action)).toHaveText(/^Follow/);
    await page.locator(action).click();
    await nextSight(page, asked.last.decision);

    await play(page, {
      policy: patient,
      until: ({ options }) =>
        options.includes('harvest') && options.filter(id => id.startsWith('build:')).length > 0,
    });
    await list(page, false);
    await page.locator('[data-ref="action:build"]').click();
    const item = page.locator('.ct-menu__item').first();
    await expect(item).toContainText('Build');
    await page.keyboard.press('Escape');
    // What can't be built says what is missing.
    const short = page.locator('.ct-hand button[data-lit="blocked"]').first();
    await expect(short.locator('[data-short]')).toBeVisible();
    await expect(short).toHaveAttribute('aria-description', /needs \d/i);

    const { last } = await play(page, {
      policy: policies.villages,
      until: ({ prompt }) => /what provides .*\d\sstill to choose/.test(prompt),
    });
    const purse = page.locator('[data-zone-id="village"] .ct-counter').nth(1);
    const gold = async () => Number(/\d+/.exec(await purse.innerText())![0]);
    const before = await gold();
    await expect(page.locator('.vv-coin[data-planned]').first()).toBeVisible();
    const coins = Number(/\d+/.exec(await page.locator(action).innerText())![0]);
    // The others move at once, and may change it again: everything that was shown is noted.
    const shown = await page.locator('[data-zone-id="village"]').evaluateHandle(village => {
      const texts = new Set<string>();
      const note = (): void =>
        void texts.add(village.querySelectorAll<HTMLElement>('.ct-counter')[1]!.innerText);
      new MutationObserver(note).observe(village, {
        subtree: true,
        childList: true,
        characterData: true,
      });
      return texts;
    });
    await page.locator(action).click();
    await expect(page.locator('.ct-decision__prompt')).not.toContainText('what provides');
    const golds = await shown.evaluate(texts => [...texts]);
    expect(golds.map(text => Number(/\d+/.exec(text)![0]))).toContain(before - coins);
    expect((await nextSight(page)).decision).not.toBe(last.decision);
  });

  test.describe('on a turn of another', () => {
    test.use({ settings: { ...quietSettings, turnEnd: 'by-hand' } });

    test('declining is done at once: it is an answer, not the end of a turn', async ({ page }) => {
      await sitDown(page, against('villages', 2, 'answer'));
      const { last } = await play(page, {
        policy: { first: ['harvest', 'deck'], last: ['decline'] },
        until: ({ options }) => options.includes('decline'),
      });
      await page.locator('.ct-end-turn').click();
      await nextSight(page, last.decision);
      await expect(page.locator('.ct-end-turn[data-held]')).toHaveCount(0);
    });
  });

  test.describe('on a phone', () => {
    test.use(PHONE);

    test('a finger shows an Adventurer large, with what may be done or what is missing', async ({
      page,
    }) => {
      await sitDown(page, against('villages', 2, 'finger'));
      await play(page, {
        policy: policies.villages,
        until: ({ options }) => options.includes('harvest'),
      });
      await list(page, false);
      await page.locator('[data-ref^="pool:"]').first().tap();
      const actions = page.locator('.ct-zoom[open] .ct-zoom__actions');
      await expect(actions).toContainText('Recruit');
      await expect(actions).toContainText(/needs \d/i);
    });
  });
});

test.describe('Quests', () => {
  test('a press on a Citizen of the tavern begins the hire, and one press pays for it', async ({
    page,
  }) => {
    await sitDown(page, against('quests', 2, 'tavern'));
    const first = await play(page, {
      policy: policies.quests,
      until: ({ options }) => options.includes('hire'),
    });
    await list(page, false);
    // The second place costs a card.
    await page.locator('button[data-ref^="line:2:"]').click();
    await expect(page.locator('.ct-decision')).toHaveAttribute('data-kind', 'select');
    expect(await page.locator('.ct-decision').getAttribute('data-decision')).not.toBe(
      first.last.decision,
    );
    await expect(page.locator('.ct-tray__shade')).toHaveCount(1);
    await expect(page.locator(action)).toHaveText(/^Pay with /);
    await page.locator(action).click();
    await expect(page.locator('.ct-decision')).not.toHaveAttribute('data-kind', 'select');
    await expect(page.locator('[data-zone-id="own"] .ct-thing[data-ref^="guild:"]')).toHaveCount(1);
  });
});

test.describe('Card Kingdoms on a phone', () => {
  test.use(PHONE);

  test('a payment is not hidden by an empty list', async ({ page }) => {
    await sitDown(page, { ...against('card-kingdoms', 2, 'undo'), at: isPayment });
    expect((await nextSight(page)).kind).toBe('split');
    await expect(page.locator('.ct-rail__all')).toBeDisabled();
    await expect(page.locator('.ct-rail__list[data-open]')).toHaveCount(0);
    await expect(page.locator('.ct-decision__foot .ct-button--main')).toBeInViewport({ ratio: 1 });
  });
});
