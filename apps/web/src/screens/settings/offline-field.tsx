import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Button } from '../../app/button.tsx';
import { keeping } from '../../pwa/keeping.ts';

/** What works without a network, and the offer to keep the games that were not opened yet. */
export function OfflineField() {
  const { say, notify, settings } = useApp();
  const [left, setLeft] = useState<number | null>(null);
  const [isFetching, setFetching] = useState(false);
  useEffect(() => void keeping.left().then(setLeft), []);
  if (left === null) return null;
  const keepAll = async (): Promise<void> => {
    setFetching(true);
    if (!(await keeping.all())) notify(say('offlineFailed'), 'bad');
    setLeft(await keeping.left());
    setFetching(false);
  };
  const size = new Intl.NumberFormat(settings.locale, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(Math.max(0.1, left / 1e6));
  return (
    <div className="cw-field" data-offline={left === 0 ? 'all' : 'opened'}>
      <span>{say('offline')}</span>
      <p className="cw-hint" role="status">
        {say(left === 0 ? 'offlineAll' : isFetching ? 'offlineFetching' : 'offlineOpened')}
      </p>
      {left > 0 && (
        <p>
          <Button
            label={say('offlineKeepAll', { size })}
            isOff={isFetching}
            onPress={() => void keepAll()}
          />
        </p>
      )}
    </div>
  );
}
