### Ce que ce serveur dit à ceux qui ne regardent pas : messages sur le téléphone, flux, e-mails.

turn-one = À toi de jouer : { $game }
turn-many =
    { $n ->
        [one] { $n } table t’attend
       *[other] { $n } tables t’attendent
    }
round-one = La manche { $round } a commencé : { $game }
turn-with = À la table : { $names }
turn-until = Ton temps s’écoule le { $day }.
turn-try = Voilà à quoi cela ressemblera
turn-try-more = Quand ce sera à toi de jouer, tu l’apprendras ici.
feed-title = Castellan : à toi de jouer
feed-none = Personne ne t’attend.
mail-confirm = Est-ce ton adresse ?
mail-confirm-more = Une personne nommée { $name } aimerait recevoir des e-mails de Castellan à cette adresse. Si c’est toi, ouvre ce lien dans les 24 heures. Sinon, ne fais rien : tu n’en recevras pas d’autre.
mail-recover = Retrouver ton compte
mail-recover-more = Ouvre ce lien dans la demi-heure sur l’appareil que tu veux connecter, { $name }. Il ne sert qu’une fois. Si tu ne l’as pas demandé, ne fais rien.
mail-why = Tu reçois ce message parce que tu l’as demandé sous « Quand c’est à toi ». C’est aussi là que tu peux l’arrêter : { $link }
